import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { ConfigurationError } from '#contracts/environment.ts';
import { migrate } from '#server/storage/migrate.ts';
import type { Schema } from '#server/storage/schema.ts';
import { createSecrets } from '#server/storage/secrets.ts';
import type { Database, Storage } from '#server/storage/storage.ts';
import { describeSqliteError } from './describe-sqlite-error.ts';
import { createGroupWriter } from './group-writer.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** How long a statement outside of `write` waits for another connection, ms. It waits on the main thread. */
const busyTimeoutMs = 5_000;

/** The same for what is tried in passing. */
const shortTimeoutMs = 200;

/**
 * Opens a database file, made where there is none: one connection that writes, one that reads beside it.
 *
 * @throws ConfigurationError when that can't be
 */
export async function openSqlite(path: string): Promise<Storage> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError([
      `DATABASE_URL names ${resolve(path)}, which can't be used (${reason}); expected a file that this user may write, in a folder that they may write too.`,
    ]);
  }
}

async function open(path: string): Promise<Storage> {
  mkdirSync(dirname(path), { recursive: true });
  const writing = new DatabaseSync(path, { timeout: busyTimeoutMs });
  writing.exec('pragma journal_mode = wal');
  // An answer is given once the commit is on the disk, not in the system's cache.
  writing.exec('pragma synchronous = full');
  // What is erased is overwritten, not only unlinked.
  writing.exec('pragma secure_delete = on');
  // From now on the group writer waits, without stopping the thread.
  writing.exec('pragma busy_timeout = 0');
  const writer: Database = new Kysely<Schema>({ dialect: sqliteDialect(writing) });
  const group = createGroupWriter(writing, writer);
  await group.write((db) => migrate(db, 'sqlite'));

  const reader: Database = new Kysely<Schema>({
    dialect: sqliteDialect(new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs })),
  });
  return {
    dialect: 'sqlite',
    read: async (job) => {
      try {
        return await job(reader);
      } catch (error) {
        throw describeSqliteError(error);
      }
    },
    write: group.write,
    // Jobs run one after the other.
    lock: () => Promise.resolve(),
    secret: createSecrets(group.write),
    // Pages as they were before stand in the log until then. Where that can't be now, the next checkpoint does it.
    forgetDeleted: () => {
      try {
        writing.exec(`pragma busy_timeout = ${shortTimeoutMs}`);
        writing.exec('pragma wal_checkpoint(truncate)');
      } catch {
        // It was deleted all the same.
      } finally {
        if (writing.isOpen) writing.exec('pragma busy_timeout = 0');
      }
    },
    close: async () => {
      await group.settled();
      await reader.destroy();
      await writer.destroy();
    },
  };
}
