/**
 * A process that sends one hostile input over many connections until its parent disconnects. It tells its parent when it
 * starts, and answers each message with what it has sent. Started with `fork()`;
 * arguments: the port and the name of the input. Networks are loopback addresses.
 */
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { hostileInputs } from './hostile-inputs.ts';

/** Between two connections: inputs must cost the server more than their sender. */
const pauseMs = 50;

const networks = 8;

const [port, name] = process.argv.slice(2);
const input = hostileInputs.find((one) => one.name === name);
if (!input) throw new Error('there is no such input');
const { first, then, reads, connections = networks } = input;

// The server under test and the measuring process come first.
setPriority(10);

/** Responses by status; `closed` without one. */
const answers: Record<string, number> = {};
let sent = 0;

function open(index: number): void {
  const localAddress = `127.0.2.${1 + (index % networks)}`;
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  let status = 'closed';
  socket.on('error', () => undefined);
  if (reads === false) socket.pause();
  else
    socket.once('data', (part: Buffer) => {
      status = part.toString('latin1', 9, 12);
      socket.resume();
    });
  socket.write(first(sent++));
  const trickle = then === undefined ? undefined : setInterval(() => socket.write(then), 500);
  socket.on('close', () => {
    clearInterval(trickle);
    answers[status] = (answers[status] ?? 0) + 1;
    setTimeout(() => open(index), pauseMs);
  });
}

first(0);
process.send?.('ready');
for (let index = 0; index < connections; index++) open(index);
process.on('message', () => process.send?.({ sent, answers }));
process.on('disconnect', () => process.exit());
