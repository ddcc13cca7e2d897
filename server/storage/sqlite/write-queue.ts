import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Write } from '#server/storage/storage.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';

/** Maximum number of jobs per transaction. */
const maxJobs = 500;

/** How long a transaction waits for more jobs, ms. Not noticeable, and saves waits for the disk. */
const gatherMs = 4;

/**
 * Creates `Storage.write` for SQLite (group commit). SQLite has one writer and waits for the disk at each commit. Jobs
 * run one after the other; jobs that arrive during a commit share the next transaction. Each job has a savepoint, so
 * that an error rolls back that job only.
 *
 * @param check throws when the database must not be written to
 * @param timeoutMs maximum wait for a lock
 */
export function createWriteQueue(database: DatabaseSync, db: Database, check: () => void, timeoutMs = 5_000): Write {
  const queue: Job[] = [];
  let isDraining = false;

  const drain = async () => {
    isDraining = true;
    while (queue.length > 0) {
      await delay(gatherMs);
      await runTogether(queue.splice(0, maxJobs));
    }
    isDraining = false;
  };

  const runTogether = async (jobs: readonly Job[]) => {
    const finished: (() => void)[] = [];
    try {
      check();
      await begin(database, timeoutMs);
      for (const job of jobs) finished.push(await runJob(database, db, job));
      database.exec('commit');
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('rollback');
      for (const { reject } of jobs) reject(describeSqliteError(error));
      return;
    }
    for (const finish of finished) finish();
  };

  return (run) =>
    new Promise((resolve, reject) => {
      queue.push({ run, resolve: resolve as Job['resolve'], reject });
      if (!isDraining) void drain();
    });
}

/** Begins a transaction, polling for the lock: SQLite's own busy timeout would block the thread. */
async function begin(database: DatabaseSync, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      database.exec('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    // A random delay, so that two processes don't retry in step.
    await delay(1 + Math.random() * 9);
  }
}

/**
 * @returns a function that settles the job's promise, to be called after the commit
 * @throws when the whole transaction is lost, as when SQLite rolls it back because the disk is full
 */
async function runJob(database: DatabaseSync, db: Database, { run, resolve, reject }: Job): Promise<() => void> {
  database.exec('savepoint job');
  try {
    const result = await run(db);
    database.exec('release job');
    return () => resolve(result);
  } catch (error) {
    if (!database.isOpen || !database.isTransaction) throw error;
    database.exec('rollback to job');
    database.exec('release job');
    return () => reject(describeSqliteError(error));
  }
}

type Job = {
  run: (db: Database) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

/** Primary result codes that are about the machine and not the statement. Source: https://sqlite.org/rescode.html */
const unavailable = new Map([
  [5, 'busy'],
  [6, 'locked'],
  [7, 'nomem'],
  [8, 'readonly'],
  [10, 'ioerr'],
  [11, 'corrupt'],
  [13, 'full'],
  [14, 'cantopen'],
  [26, 'notadb'],
]);

/** Returns the error for callers: `StorageUnavailable` when the database is at fault, or else the error itself. */
export function describeSqliteError(error: unknown): unknown {
  const name = unavailable.get(primaryCode(error) ?? 0);
  return name === undefined ? error : new StorageUnavailable(`SQLITE_${name.toUpperCase()}`, error);
}

/** Whether the database is locked by another connection. */
function isBusy(error: unknown): boolean {
  return [5, 6].includes(primaryCode(error) ?? 0);
}

/** Returns the primary result code: the low byte of the extended code. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
}
