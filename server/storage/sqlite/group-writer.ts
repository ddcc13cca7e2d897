import type { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database, Write } from '#server/storage/storage.ts';
import { beginImmediate } from './begin-immediate.ts';
import { describeSqliteError } from './describe-sqlite-error.ts';

/** A transaction's length in jobs: what comes later is in the next one, soon. */
const maxGroup = 500;

/**
 * How long a transaction waits for company, ms. A visitor does not notice; at 300 inquiries a second it saves four of
 * five waits for the disk, each of which holds up all else that the process does.
 */
const gatherMs = 4;

/** How long a transaction waits for those of other connections, ms. */
const defaultPatienceMs = 5_000;

/**
 * Makes `Storage.write` for SQLite, which has one writer and waits for the disk at each commit. Jobs that arrive while
 * others are at work share the next transaction and its one wait. Each has a savepoint, so that one that throws takes
 * nothing of the others with it.
 */
export function createGroupWriter(
  database: DatabaseSync,
  db: Database,
  patienceMs: number = defaultPatienceMs,
): GroupWriter {
  const waiting: Job[] = [];
  let draining: Promise<void> | undefined;

  const drain = async () => {
    while (waiting.length > 0) {
      await setTimeout(gatherMs);
      await runGroup(database, db, waiting, patienceMs);
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

/** Runs waiting jobs in one transaction. Never rejects: what fails is told to whoever waits for it. */
async function runGroup(database: DatabaseSync, db: Database, waiting: Job[], patienceMs: number): Promise<void> {
  const group: Job[] = [];
  const done: (() => void)[] = [];
  try {
    await beginImmediate(database, patienceMs);
    while (group.length < maxGroup) {
      const job = waiting.shift();
      if (!job) break;
      group.push(job);
      await runJob(database, db, job, done);
      // Whoever was told already may have another job at once, as who counts a visitor has: it need not wait.
      if (waiting.length === 0 && !job.durable) await setImmediate();
    }
    database.exec('commit');
  } catch (error) {
    undo(database);
    const problem = describeSqliteError(error);
    // Where the transaction did not even begin, those that wait would fare no better.
    for (const { reject } of group.length > 0 ? group : waiting.splice(0)) reject(problem);
    return;
  }
  for (const tell of done) tell();
}

function undo(database: DatabaseSync): void {
  try {
    if (database.isOpen && database.isTransaction) database.exec('rollback');
  } catch {
    // A disk that fails has undone it, or will when the file is opened next.
  }
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
    if (!database.isOpen || !database.isTransaction) throw error;
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
