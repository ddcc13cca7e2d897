import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Write } from '#server/storage/storage.ts';
import { describeSqliteError, isBusy } from './describe-sqlite-error.ts';

/** Jobs of one transaction. */
const maxJobs = 500;

/** How long a transaction waits for more jobs, ms: far less than a person notices, and fewer waits for the disk. */
const gatherMs = 4;

/** `check` throws when the database must not be written to; `timeoutMs` is how long other processes may hold it. */
export type QueueOptions = { timeoutMs?: number | undefined; check?: () => void };

/**
 * Makes `Storage.write` for SQLite, which has one writer and waits for the disk at each commit. Jobs run one after the
 * other; those that came meanwhile share the next transaction and its one wait. Each has a savepoint, so that one that
 * throws undoes nothing of the others.
 *
 * @returns `idle` resolves when no job is left
 */
export function createWriteQueue(database: DatabaseSync, db: Database, options: QueueOptions = {}) {
  const { timeoutMs = 5_000, check = () => undefined } = options;
  const queue: Job[] = [];
  let draining: Promise<void> | undefined;

  const drain = async () => {
    while (queue.length > 0) {
      await delay(gatherMs);
      await runTogether(queue.splice(0, maxJobs));
    }
    draining = undefined;
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

  const write: Write = (run) =>
    new Promise((resolve, reject) => {
      queue.push({ run, resolve: resolve as Job['resolve'], reject });
      draining ??= drain();
    });
  return { write, idle: () => draining ?? Promise.resolve() };
}

/** SQLite's own way of waiting would stop this thread, and with it every visitor. */
async function begin(database: DatabaseSync, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      database.exec('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    // A random time, so that two processes don't try in step.
    await delay(1 + Math.random() * 9);
  }
}

/**
 * @returns what tells the job's caller, once the transaction is committed
 * @throws when the whole transaction is lost: SQLite itself undoes it when the disk is full
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
