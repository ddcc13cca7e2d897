import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Returns the options of Node that the server runs with on a machine with systemd, such as limits of its memory. */
export function serverFlags(): string[] {
  const unit = readFileSync(new URL('../../deploy/northlamp.service', import.meta.url), 'utf8');
  return /^ExecStart=(.+)$/m.exec(unit)?.[1]?.match(/(?<= )--\S+/g) ?? [];
}

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
