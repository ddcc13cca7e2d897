import { setTimeout as wait } from 'node:timers/promises';
import { sql, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { ConfigurationError } from '#contracts/environment.ts';
import { migrate } from '#server/storage/migrate.ts';
import type { Schema } from '#server/storage/schema.ts';
import { createSecrets } from '#server/storage/secrets.ts';
import type { Database, OpenMode, Storage, Write } from '#server/storage/storage.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { describePostgresError, isRetryable } from './describe-postgres-error.ts';

/** A process's share of the server's connections (100 by PostgreSQL's default). */
const maxConnections = 10;

/** A transaction that lost to another one, or its connection, is tried so often. */
const maxTries = 4;

/**
 * Opens a PostgreSQL database.
 *
 * @throws ConfigurationError when that can't be
 */
export async function openPostgres(url: string, mode: OpenMode = 'create'): Promise<Storage> {
  // Times and counts are bigints there; all of ours are exact as numbers.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // Longer than any statement of ours takes; a request does not hang on a database that does.
    query_timeout: 20_000,
    statement_timeout: 15_000,
    keepAlive: true,
  });
  // A connection broke: its query is rejected, and the pool makes another one. Without listeners, either event ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const write = createWriter(db);
  try {
    await write(async (transaction) => {
      await lock(transaction, 'migrations');
      await migrate(transaction, 'postgres', mode);
    });
  } catch (error) {
    await db.destroy();
    if (!(error instanceof StorageUnavailable)) throw error;
    throw new ConfigurationError([
      `DATABASE_URL names a PostgreSQL database that ${openProblem(error.code)} (${error.code}); expected one that is running, lets us in and takes changes.`,
    ]);
  }
  return {
    dialect: 'postgres',
    read: async (job) => {
      try {
        return await job(db);
      } catch (error) {
        throw describePostgresError(error);
      }
    },
    write,
    lock,
    secret: createSecrets(write),
    purgeDeletedPages: () => undefined,
    close: () => db.destroy(),
  };
}

function openProblem(code: string): string {
  if (code === '3D000') return 'does not exist on that server';
  if (code.startsWith('28')) return 'refuses this user or password';
  if (/^E|^connection$|^08/.test(code)) return 'does not answer';
  return "can't be used";
}

function createWriter(db: Database): Write {
  return async (job) => {
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction().execute(job);
      } catch (error) {
        if (!isRetryable(error) || tries === maxTries) throw describePostgresError(error);
        await wait(tries * 50);
      }
    }
  };
}

async function lock(db: Database, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}
