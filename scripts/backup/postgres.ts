import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '#scripts/command-line.ts';

/** How long to wait for a connection, seconds, and for a lock, milliseconds. */
const waits = { connection: '10', lock: 60_000 };

/**
 * Yields a dump of a database.
 *
 * @throws CommandError
 */
export async function* dumpPostgres(url: string): AsyncGenerator<Uint8Array> {
  const child = start('pg_dump', url, ['--format=custom', `--lock-wait-timeout=${waits.lock}`]);
  const done = outcome('pg_dump', child);
  try {
    yield* child.stdout as AsyncIterable<Buffer>;
    await done;
  } finally {
    child.kill();
  }
}

/**
 * Restores a dump into an empty database, in one transaction.
 *
 * @throws CommandError; then nothing has changed
 */
export async function restorePostgres(url: string, dump: Readable): Promise<void> {
  const options = ['--single-transaction', '--no-owner', '--no-privileges', '--dbname'];
  const child = start('pg_restore', url, options);
  const done = outcome('pg_restore', child);
  // If pg_restore ends early, its own reason is the better one.
  const sent = pipeline(dump, child.stdin).catch(() => child.kill());
  await Promise.all([done, sent]);
}

type Program = ChildProcessByStdio<Writable, Readable, Readable>;

function start(program: string, text: string, options: string[]): Program {
  const url = new URL(text);
  // Other users of the machine can see a program's arguments, but not its environment.
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = {
    ...process.env,
    PGCONNECT_TIMEOUT: waits.connection,
    ...(password === '' ? {} : { PGPASSWORD: password }),
  };
  return spawn(program, ['--no-password', ...options, url.href], { env, stdio: ['pipe', 'pipe', 'pipe'] });
}

async function outcome(name: string, child: Program): Promise<void> {
  let reason = '';
  child.stderr.on('data', (part: Buffer) => (reason = `${reason}${part.toString()}`.slice(0, 1_000)));
  const ended = once(child, 'close').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`${name} is not installed. On Debian, install the package postgresql-client.`);
    throw error;
  });
  // Whoever waits for it gets the error; until then it must not end the process.
  ended.catch(() => undefined);
  const [status] = (await ended) as [number | null];
  if (status === 0) return;
  if (reason.includes('already exists')) throw new CommandError('The database is not empty; restore into a new one.');
  throw new CommandError(`${name} failed: ${reason.trim().split('\n')[0] || 'it was stopped'}`);
}
