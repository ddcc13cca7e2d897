import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Our server as a process of its own, on loopback. */
export type RunningServer = { origin: string; pid: number | undefined; stop: () => Promise<void> };

/**
 * Starts the server over the last build and waits, at most 15 s, until it is ready.
 *
 * @param folder that it runs in: with PostgreSQL it writes mails there
 * @throws Error if it is not
 */
export async function startServer(
  port = 9400,
  env: Readonly<Record<string, string>> = {},
  folder = '.',
): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  const limits = ['--max-semi-space-size=4', '--max-old-space-size=256'];
  const server = spawn(process.execPath, [...limits, resolve('server/index.js')], {
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
  throw new Error('the server was not ready within 15 s');
}
