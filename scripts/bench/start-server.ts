import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { serverFlags } from './server-flags.ts';

/**
 * Starts the server with the last build in a child process, on any free port of loopback, and waits until it listens.
 *
 * @param folder working directory, where the server writes mails
 * @throws Error if the server ends before; its reason is on standard error
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  folder = '.',
): Promise<AsyncDisposable & { origin: string }> {
  const server = spawn(process.execPath, [...serverFlags(), resolve('server/index.js')], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const { address } = JSON.parse(line) as { address?: string };
    if (address === undefined) continue;
    // The rest of the log is not read.
    server.stdout.resume();
    return { origin: address, [Symbol.asyncDispose]: stop };
  }
  throw new Error('The server did not start.');
}
