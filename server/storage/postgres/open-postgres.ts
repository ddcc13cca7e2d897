import { setTimeout as wait } from 'node:timers/promises';
import { sql, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { ConfigurationError } from '#contracts/environment.ts';
import { migrate } from '#server/storage/migrate.ts';
import type { Schema } from '#server/storage/schema.ts';
import type { Database, Driver, OpenMode, Write } from '#server/storage/storage.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';

/** Connections per process (PostgreSQL's default limit is 100 for all). */
const maxConnections = 10;

/** Attempts of a transaction after conflicts or broken connections. */
const maxTries = 4;

/**
 * Opens a PostgreSQL database.
 *
 * @throws ConfigurationError when it can't be opened
 */
export async function openPostgres(url: string, mode: OpenMode): Promise<Driver> {
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
    const problem = describePostgresError(error);
    if (!(problem instanceof StorageUnavailable)) throw error;
    throw new ConfigurationError([
      `DATABASE_URL names a PostgreSQL database that ${openProblem(problem.code)} (${problem.code}); expected one that is running, accepts this login and is writable.`,
    ]);
  }
  return {
    dialect: 'postgres',
    read: (job) => job(db),
    write,
    lock,
    purgeDeletedPages: () => undefined,
    close: () => db.destroy(),
    describeError: describePostgresError,
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
        if (!isRetryable(error) || tries === maxTries) throw error;
        await wait(tries * 50);
      }
    }
  };
}

async function lock(db: Database, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/**
 * SQLSTATE classes and codes that are about the server and not the statement: connection, authorization, missing
 * database, read-only, resources (a full disk is 53100), conflicts, operator intervention, I/O.
 * Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const unavailable = /^(08|28|3D000|25006|40|53|55P03|57|58|XX)/;

/** Returns the error for callers: `StorageUnavailable` when the database is at fault, or else the error itself. */
export function describePostgresError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  if (code !== undefined && (unavailable.test(code) || /^E[A-Z]+$/.test(code))) {
    return new StorageUnavailable(code, error);
  }
  // The client's own errors have no code.
  if (code === undefined && /connect|timeout/i.test(error.message)) return new StorageUnavailable('connection', error);
  return error;
}

/**
 * Whether a transaction can be retried at once, after a conflict or a broken connection (a restart of the server breaks
 * all). If the first attempt was committed after all, the retry finds the submission and stores nothing.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code === undefined) return error.message.startsWith('Connection terminated');
  return /^(40001|40P01|57P01|57P02|08003|08006|ECONNRESET|EPIPE)$/.test(code);
}

function codeOf(error: Error): string | undefined {
  // Connecting to several addresses of one host failed.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
