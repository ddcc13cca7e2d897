import type { Kysely } from 'kysely';
import type { DatabaseConfig } from '#server/config.ts';
import type { Schema } from './schema.ts';

/** The query builder with our tables. */
export type Database = Kysely<Schema>;

/** The database, SQLite or PostgreSQL. All methods reject with `StorageUnavailable` when the database fails. */
export type Storage = {
  dialect: DatabaseConfig['dialect'];
  /** Runs a read-only job. */
  read: <Result>(job: (db: Database) => Promise<Result>) => Promise<Result>;
  write: Write;
  /** In a `write` job: locks a key until the end of the transaction. Other jobs with the same key wait. */
  lock: (db: Database, key: string) => Promise<void>;
  /** Returns 32 random bytes, generated on first use, stored, and shared by all processes. */
  secret: (name: string) => Promise<Buffer>;
  /** Removes deleted content from SQLite's write-ahead log as well. PostgreSQL does this itself, later. */
  purgeDeletedPages: () => void;
  /** Waits for running jobs and closes the database. Later calls throw `StorageUnavailable`. */
  close: () => Promise<void>;
};

/** What a database provides: `openStorage()` adds secrets, an orderly close, and the same errors for both. */
export type Driver = Omit<Storage, 'secret'> & {
  /** Returns `StorageUnavailable` when the database is at fault, or else the error itself. */
  describeError: (error: unknown) => unknown;
};

/**
 * Runs a job in a transaction, which is rolled back if the job throws. Resolves when the commit is on the disk. A job
 * may be retried after a conflict, so it must have no side effects outside the database.
 */
export type Write = <Result>(job: (db: Database) => Promise<Result>) => Promise<Result>;

/** `existing` creates neither database nor tables. For commands, which may be run in the wrong folder. */
export type OpenMode = 'create' | 'existing';

/** The database failed: full disk, read-only, locked for too long, unreachable or closed. Nothing was stored. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** Error code of the database: `SQLITE_FULL`, `53100`, `ECONNREFUSED`. */
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
