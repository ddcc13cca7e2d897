import { randomBytes } from 'node:crypto';
import type { DatabaseConfig } from '#server/config.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { StorageUnavailable } from './storage.ts';
import type { Database, Driver, OpenMode, Storage } from './storage.ts';

/**
 * Opens the database and runs pending migrations. Safe when several processes start at the same time.
 *
 * @throws ConfigurationError with instructions, when it can't be opened
 */
export async function openStorage(config: DatabaseConfig, mode: OpenMode = 'create'): Promise<Storage> {
  const { describeError, ...driver } = await openDriver(config, mode);
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (closing) throw new StorageUnavailable('closed', undefined);
    const result = work();
    underWay.add(result);
    try {
      return await result;
    } catch (error) {
      throw describeError(error);
    } finally {
      underWay.delete(result);
    }
  };
  const close = async () => {
    await Promise.allSettled(underWay);
    await driver.close();
  };
  return {
    ...driver,
    read: (job) => run(() => driver.read(job)),
    write: (job) => run(() => driver.write(job)),
    secret: (name) => run(() => driver.write((db) => readOrMakeSecret(db, name))),
    close: () => (closing ??= close()),
  };
}

/** Loads the driver of PostgreSQL only if it is used: with SQLite, the start is shorter. */
async function openDriver(config: DatabaseConfig, mode: OpenMode): Promise<Driver> {
  if (config.dialect === 'sqlite') return openSqlite(config.path, mode);
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(config.url, mode);
}

/** The first process that requests a name generates the secret, all others read it. */
async function readOrMakeSecret(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64url');
}
