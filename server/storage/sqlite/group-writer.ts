import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Database, Write } from '#server/storage/storage.ts';
import { describeSqliteError } from './describe-sqlite-error.ts';

/** A transaction's length in jobs: what comes later is in the next one, soon. */
const maxGroup = 500;

/**
 * Makes `Storage.write` for SQLite, which has one writer and waits for the disk at each commit. Jobs that arrive while
 * others are at work share the next transaction and its one wait. Each has a savepoint, so that one that throws takes
 * nothing of the others with it.
 */
export function createGroupWriter(database: DatabaseSync, db: Database): GroupWriter {
  let waiting: Job[] = [];
  let draining: Promise<void> | undefined;

  const drain = async () => {
    while (waiting.length > 0) {
      // Requests that have arrived together get into the same group.
      await setImmediate();
      const group = waiting.slice(0, maxGroup);
      waiting = waiting.slice(maxGroup);
      await runGroup(database, db, group);
    }
    draining = undefined;
  };

  const write: Write = (run, { durable = true } = {}) =>
    new Promise((resolve, reject) => {
      waiting.push({ run, resolve: resolve as Job['resolve'], reject, durable });
      draining ??= drain();
    });
  return { write, settled: () => draining ?? Promise.resolve() };
}

/** Runs jobs in one transaction. Never rejects: what fails is told to whoever waits for it. */
async function runGroup(database: DatabaseSync, db: Database, group: readonly Job[]): Promise<void> {
  const done: (() => void)[] = [];
  try {
    database.exec('begin immediate');
    for (const job of group) await runJob(database, db, job, done);
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    const problem = describeSqliteError(error);
    for (const { reject } of group) reject(problem);
    return;
  }
  for (const tell of done) tell();
}

/** @throws when the whole transaction is lost */
async function runJob(database: DatabaseSync, db: Database, job: Job, done: (() => void)[]): Promise<void> {
  database.exec('savepoint job');
  try {
    const result = await job.run(db);
    database.exec('release job');
    const tell = () => job.resolve(result);
    if (job.durable) done.push(tell);
    else tell();
  } catch (error) {
    // A full disk may have undone everything already.
    if (!database.isTransaction) throw error;
    database.exec('rollback to job');
    database.exec('release job');
    job.reject(describeSqliteError(error));
  }
}

export type GroupWriter = {
  write: Write;
  /** Resolves when nothing waits any more. */
  settled: () => Promise<void>;
};

type Job = {
  run: (db: Database) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
  durable: boolean;
};
