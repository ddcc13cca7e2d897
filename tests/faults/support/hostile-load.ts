/**
 * A process that sends hostile inputs over many connections. Started with `fork()`; argument: the port. It begins with
 * the input that its parent names in a message, and ends that with the next one; an empty name begins nothing. It
 * answers each message with what it has sent so far. Networks are loopback addresses.
 */
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { hostileInputs } from './hostile-inputs.ts';

/** Between two connections: inputs must cost the server more than their sender. */
const pauseMs = 50;

/** The server closes further connections of a network. */
const connectionsPerNetwork = 50;

const port = Number(process.argv[2]);

// The server under test and the measuring process come first.
setPriority(10);

/** @returns a function that ends the attack and returns its responses by status; `closed`: without one */
function attack(name: string): () => object {
  const input = hostileInputs.find((one) => one.name === name);
  if (!input) throw new Error('there is no such input');
  const { first, then, reads, connections = 8 } = input;
  const networks = Math.max(8, connections / connectionsPerNetwork);
  const answers: Record<string, number> = {};
  const sockets = new Set<Socket>();
  let sent = 0;
  let isOver = false;

  function open(index: number): void {
    if (isOver) return;
    const localAddress = `127.0.2.${1 + (index % networks)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.add(socket);
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
      sockets.delete(socket);
      answers[status] = (answers[status] ?? 0) + 1;
      setTimeout(() => open(index), pauseMs);
    });
  }

  first(0);
  for (let index = 0; index < connections; index++) open(index);
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    return { sent, answers: { ...answers } };
  };
}

let end = (): object => ({});
process.on('message', (name: string) => {
  const report = end();
  end = name ? attack(name) : () => ({});
  process.send?.(report);
});
process.on('disconnect', () => process.exit());
