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

/** Connections per process (PostgreSQL's default limit is 100 for all). */
const maxConnections = 10;

/** Attempts of a transaction after conflicts or broken connections. */
const maxTries = 4;

/**
 * Opens a PostgreSQL database.
 *
 * @throws ConfigurationError when it can't be opened
 */
export async function openPostgres(url: string, mode: OpenMode = 'create'): Promise<Storage> {
  // Times and counts are bigint columns; all our values are safe integers.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // Longer than any of our statements takes, so that requests don't hang when the database does.
    query_timeout: 20_000,
    statement_timeout: 15_000,
    keepAlive: true,
  });
  // When a connection breaks, its query is rejected and the pool opens another one. Without listeners, the events would
  // end the process.
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
      `DATABASE_URL names a PostgreSQL database that ${openProblem(error.code)} (${error.code}); expected one that is running, accepts this login and is writable.`,
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
