import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { serverFlags } from './server-flags.ts';

/** The server in a child process, listening on loopback. */
export type RunningServer = { origin: string; pid: number | undefined; stop: () => Promise<void> };

/**
 * Starts the server with the last build and waits up to 15 s until it is ready.
 *
 * @param folder working directory; with PostgreSQL the server writes mails there
 * @throws Error if the server is not ready in time
 */
export async function startServer(
  port = 9400,
  env: Readonly<Record<string, string>> = {},
  folder = '.',
): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...serverFlags(), resolve('server/index.js')], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 150; attempt++) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready)
      return {
        origin,
        pid: server.pid,
        stop: async () => {
          server.kill();
          if (server.exitCode === null) await once(server, 'exit');
        },
      };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('The server was not ready within 15 s.');
}
