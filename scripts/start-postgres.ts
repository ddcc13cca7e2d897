import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '#scripts/free-port.ts';
import { findProgram } from '#scripts/system-programs.ts';

/** A temporary PostgreSQL server on loopback with an empty cluster. */
export type PostgresServer = { url: string; stop: () => Promise<void> };

const startTimeoutMs = 30_000;

/**
 * Starts a server.
 *
 * @param isDurable whether commits wait for the disk, as in production; tests don't need that
 * @throws Error if PostgreSQL is missing and can't be installed, or does not start
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  // Debian installs each version in a folder that is not on the `PATH`.
  const debian = () => globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const programs = dirname(await findProgram('initdb', 'postgresql', debian));
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'northlamp-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), init, { ...user, cwd: folder, timeout: startTimeoutMs });

  const port = await freePort();
  const fsync = `fsync=${isDurable ? 'on' : 'off'}`;
  const options = [fsync, 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = async () => {
    await shutDown(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** PostgreSQL refuses to run as root. Undefined if the current user is not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Fast shutdown: SIGINT closes all connections. */
async function shutDown(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
  server.kill('SIGINT');
  await once(server, 'exit');
  clearTimeout(timer);
}
