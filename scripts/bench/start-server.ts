import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverFlags } from './server-flags.ts';

const port = 9400;

/**
 * Starts the server with the last build in a child process on loopback, and waits up to 15 s until it is ready.
 *
 * @param folder working directory, where the server writes mails
 * @throws Error if the server is not ready in time
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  folder = '.',
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...serverFlags(), resolve('server/index.js')], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  };
  for (let attempt = 0; attempt < 150; attempt++) {
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { origin, stop };
    await wait(100);
  }
  await stop();
  throw new Error('The server was not ready within 15 s.');
}
