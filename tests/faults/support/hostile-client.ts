import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from './random.ts';

/** Time after which a client without a response disconnects, ms. */
const answerMs = 2_000;

/** Phases of a request in which a client disconnects. */
const moments = ['before', 'headers', 'body', 'waiting', 'download'] as const;

/** Sends a request and disconnects at a random moment, gracefully or not. */
export async function abortRequest(port: number, bytes: Buffer, random: Random): Promise<void> {
  const moment = random.pick(moments);
  const headEnd = bytes.indexOf('\r\n\r\n') + 4;
  const sent = { before: 0, headers: random.below(headEnd), body: headEnd + random.below(bytes.length - headEnd + 1) };
  const count = moment === 'waiting' || moment === 'download' ? bytes.length : sent[moment];
  const readBytes = random.pick([1, 1_000, 100_000]);
  const pauseMs = random.pick([0, 0, 1, 3, 10, 40]);
  const leave = random.pick([
    (socket: Socket) => socket.destroy(),
    (socket: Socket) => socket.resetAndDestroy(),
    (socket: Socket) => socket.end(() => setTimeout(() => socket.destroy(), 20)),
  ]);
  const socket = openSocket(port);
  const closed = once(socket, 'close');
  if (count > 0) socket.write(bytes.subarray(0, count));
  if (moment === 'download') await readSome(socket, readBytes);
  else if (pauseMs > 0) await delay(pauseMs);
  leave(socket);
  await closed;
}

/** Resolves when enough bytes were read, or no more will follow. */
async function readSome(socket: Socket, wanted: number): Promise<void> {
  let count = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, answerMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    socket.on('data', ({ length }: Buffer) => {
      count += length;
      if (count >= wanted) done();
    });
    socket.on('close', done);
  });
}

/** The head of a response; status 0 if there was none. */
export type HostileAnswer = { status: number; head: string };

/** Sends a request, reads its response until a timeout, and disconnects. */
export async function sendHostile(port: number, bytes: Buffer): Promise<HostileAnswer> {
  const socket = openSocket(port);
  let text = '';
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => socket.destroy(), answerMs);
    socket.on('data', (part: Buffer) => {
      if (text.length < 4_096) text += part.toString('latin1');
    });
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.write(bytes);
  });
  const [head = ''] = text.split('\r\n\r\n', 1);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head };
}

function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  // The server closes connections too.
  socket.on('error', () => undefined);
  return socket;
}
