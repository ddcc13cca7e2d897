import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '#scripts/system-programs.ts';

/** Starts the server of each build in turn, like systemd after `systemctl restart`: all on the socket that this opened. */
const supervise = `for dist; do sh -c 'echo "pid $$"; export LISTEN_PID=$$; exec node --eval "$1"' sh "$(
  printf 'import("%s").then(({ startServer }) => startServer({ distFolder: "%s" }))' "$START_SERVER" "$dist"
)"; done`;

/** A socket and the server that currently listens on it. */
export type SocketServer = {
  database: string;
  output: () => string;
  /** Stops the current server; the next build follows. */
  restart: () => void;
  stop: () => Promise<void>;
};

/**
 * Opens a listening socket as `deploy/northlamp.socket` does and starts a server on it.
 *
 * @param builds folders of the builds to serve one after the other
 */
export async function startSocket(port: number, builds: readonly string[]): Promise<SocketServer> {
  const folder = mkdtempSync(join(tmpdir(), 'socket-'));
  const database = join(folder, 'socket.sqlite');
  const variables = {
    PATH: `${resolve('node_modules/.bin')}:${process.env.PATH ?? ''}`,
    DATABASE_URL: `sqlite:${database}`,
    TRUST_PROXY: '1',
    // As in `run-server.ts`.
    NODE_COMPILE_CACHE: resolve('.cache/compile'),
    START_SERVER: resolve('server/start-server.ts'),
  };
  const settings = Object.entries(variables).map(([name, value]) => `--setenv=${name}=${value}`);
  const activate = await findProgram('systemd-socket-activate', 'systemd');
  const parameters = [`--listen=127.0.0.1:${port}`, ...settings, 'sh', '-c', supervise, 'sh', ...builds];
  const child = spawn(activate, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  await once(child.stderr, 'data');
  const restart = () => {
    const pid = Number([...text.matchAll(/^pid (\d+)$/gm)].at(-1)?.[1]);
    process.kill(pid, 'SIGTERM');
  };
  const stop = async () => {
    child.kill('SIGTERM');
    restart();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { database, output: () => text, restart, stop };
}
