import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { ConfigurationError } from '#contracts/environment.ts';
import { migrate } from '#server/storage/migrate.ts';
import type { Schema } from '#server/storage/schema.ts';
import { createWriteQueue, describeSqliteError } from './write-queue.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import type { Driver, OpenMode } from '#server/storage/storage.ts';

/** How long a statement outside of `write` waits for a lock, ms. It blocks the main thread. */
const busyTimeoutMs = 5_000;

/** The same for checkpoints, which can fail. */
const shortTimeoutMs = 200;

/**
 * Opens a database file, created if it is missing, with one connection for writing and one for reading.
 *
 * @throws ConfigurationError when it can't be opened
 */
export async function openSqlite(path: string, mode: OpenMode): Promise<Driver> {
  if (mode === 'existing' && !existsSync(path)) {
    throw new ConfigurationError([
      `DATABASE_URL names ${resolve(path)}, which does not exist; expected the file that the server made at its first start.`,
    ]);
  }
  try {
    return await open(path, mode);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError([openProblem(path, error)]);
  }
}

function openProblem(path: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const file = `DATABASE_URL names ${resolve(path)}, which`;
  const problem = describeSqliteError(error);
  if (problem instanceof StorageUnavailable && /CORRUPT|NOTADB/.test(problem.code)) {
    return `${file} is damaged or not a SQLite database (${reason}); restore it from a backup, or name another file.`;
  }
  return `${file} can't be used (${reason}); expected a file that this user may write, in a folder that they may write too.`;
}

async function open(path: string, mode: OpenMode): Promise<Driver> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const writing = new DatabaseSync(path, { timeout: busyTimeoutMs });
  writing.exec('pragma journal_mode = wal');
  restrictToUser(path);
  // A commit returns only after an fsync.
  writing.exec('pragma synchronous = full');
  // Deleted content is overwritten with zeros.
  writing.exec('pragma secure_delete = on');
  // From here on the queue waits for locks, without blocking the thread.
  writing.exec('pragma busy_timeout = 0');
  const writer = createKysely(writing);
  const requireFile = createFileCheck(path);
  const write = createWriteQueue(writing, writer, requireFile);
  await write((db) => migrate(db, 'sqlite', mode));

  const reader = createKysely(new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs }));
  return {
    dialect: 'sqlite',
    read: async (job) => {
      requireFile();
      return job(reader);
    },
    write,
    // Not needed: jobs run one after the other.
    lock: () => Promise.resolve(),
    // The write-ahead log holds old pages until a checkpoint. If this one fails, the next one removes them.
    purgeDeletedPages: () => {
      try {
        writing.exec(`pragma busy_timeout = ${shortTimeoutMs}`);
        writing.exec('pragma wal_checkpoint(truncate)');
      } catch {
        // The rows themselves are already deleted.
      } finally {
        if (writing.isOpen) writing.exec('pragma busy_timeout = 0');
      }
    },
    close: async () => {
      await reader.destroy();
      await writer.destroy();
    },
    describeError: describeSqliteError,
  };
}

/** Kysely for one connection of `node:sqlite`. It starts no transactions; the write queue does. */
export function createKysely(database: DatabaseSync): Kysely<Schema> {
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    // Kysely passes values as an array.
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    };
  };
  return new Kysely({ dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }) });
}

/**
 * Creates a check that the open file is still the one at `path`. Otherwise the server would continue to store forms in
 * a deleted or replaced file, which is lost when the process ends.
 */
function createFileCheck(path: string): () => void {
  const opened = statSync(path);
  return () => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.ino !== opened.ino || found.dev !== opened.dev)
      throw new StorageUnavailable('SQLITE_FILE_REPLACED', undefined);
  };
}

/** Older versions may have created the file readable for others. SQLite gives `-wal` and `-shm` the file's mode. */
function restrictToUser(path: string): void {
  for (const ending of ['', '-wal', '-shm']) {
    try {
      chmodSync(path + ending, 0o600);
    } catch {
      // The file is missing or belongs to another user.
    }
  }
}
