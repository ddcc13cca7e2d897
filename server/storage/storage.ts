import type { Kysely } from 'kysely';
import type { DatabaseConfig } from '#server/config.ts';
import type { Schema } from './schema.ts';

/** A connection to the tables. */
export type Database = Kysely<Schema>;

/** The database, SQLite or PostgreSQL. All of it rejects with `StorageUnavailable` when the database can't do its work. */
export type Storage = {
  dialect: DatabaseConfig['dialect'];
  /** Runs a job that changes nothing. */
  read: <Result>(job: (db: Database) => Promise<Result>) => Promise<Result>;
  write: Write;
  /** Inside a `write` job: until its end, no other one passes this place with the same key. */
  lock: (db: Database, key: string) => Promise<void>;
  /** 32 random bytes that all processes share and that outlive them, made when first asked for. */
  secret: (name: string) => Promise<Buffer>;
  /** Overwrites what was deleted also in SQLite's write-ahead log. PostgreSQL does so by itself, in time. */
  purgeDeletedPages: () => void;
  /** Finishes what is under way and closes the database. Later calls are `StorageUnavailable`. */
  close: () => Promise<void>;
};

/**
 * Runs a job in a transaction: all of it is kept or, when it throws, nothing. Resolves once that is on the disk. A job may
 * run again after a conflict, so it must have no effect but in the database.
 */
export type Write = <Result>(job: (db: Database) => Promise<Result>) => Promise<Result>;

/** `existing`: neither a database nor a table is made. For commands, which may be started in the wrong place. */
export type OpenMode = 'create' | 'existing';

/** The database can't do its work now: its disk is full, it is read-only, busy for too long, out of reach or closed. Nothing was kept. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** What the database called it: `SQLITE_13`, `53100`, `ECONNREFUSED`. */
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
