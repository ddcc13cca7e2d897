import type { Kysely } from 'kysely';
import type { DatabaseConfig } from '#server/config.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { untilClosed } from './until-closed.ts';

/** A connection to the tables. */
export type Database = Kysely<Schema>;

/**
 * The database, whichever it is. All of it rejects with `StorageUnavailable` when the database can't do its work.
 */
export type Storage = {
  dialect: DatabaseConfig['dialect'];
  /** Runs a job that changes nothing. */
  read: <Result>(job: (db: Database) => Promise<Result>) => Promise<Result>;
  /**
   * Runs a job in a transaction: all of it is kept or, when it throws, nothing. Resolves once that is durable. A job may
   * run again after a conflict, so it must have no effect but in the database.
   */
  write: Write;
  /** Inside a `write` job: until its end, no other one passes this place with the same key. */
  lock: (db: Database, key: string) => Promise<void>;
  /** 32 random bytes that all processes share and that outlive them, made when first asked for. */
  secret: (name: string) => Promise<Buffer>;
  /** Makes sure that what was deleted can't be read from the database's files any more, where that is in our hands. */
  forgetDeleted: () => void;
  /** Finishes what is under way and lets go of the database. What comes later is `StorageUnavailable`. */
  close: () => Promise<void>;
};

export type Write = <Result>(job: (db: Database) => Promise<Result>, options?: WriteOptions) => Promise<Result>;

/** `durable: false` resolves as soon as the job has run: for what may be lost when the machine stops now. */
export type WriteOptions = { durable?: boolean };

/**
 * Opens the database and brings its tables up to date; safe when several processes start at once.
 *
 * @throws ConfigurationError when it can't be opened, with what to do
 */
export async function openStorage(config: DatabaseConfig): Promise<Storage> {
  return untilClosed(await (config.dialect === 'sqlite' ? openSqlite(config.path) : openPostgres(config.url)));
}
