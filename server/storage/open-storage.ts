import type { DatabaseConfig } from '#server/config.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { StorageUnavailable } from './storage.ts';
import type { OpenMode, Storage } from './storage.ts';

/**
 * Opens the database and runs pending migrations. Safe when several processes start at the same time.
 *
 * @throws ConfigurationError with instructions, when it can't be opened
 */
export async function openStorage(config: DatabaseConfig, mode: OpenMode = 'create'): Promise<Storage> {
  const opened = config.dialect === 'sqlite' ? openSqlite(config.path, mode) : openPostgres(config.url, mode);
  return withGracefulClose(await opened);
}

/** Makes `close()` wait for running jobs; later jobs are rejected. */
function withGracefulClose(storage: Storage): Storage {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (closing) throw new StorageUnavailable('closed', undefined);
    const result = work();
    underWay.add(result);
    try {
      return await result;
    } finally {
      underWay.delete(result);
    }
  };
  const close = async () => {
    await Promise.allSettled(underWay);
    await storage.close();
  };
  return {
    ...storage,
    read: (job) => run(() => storage.read(job)),
    write: (job) => run(() => storage.write(job)),
    secret: (name) => run(() => storage.secret(name)),
    close: () => (closing ??= close()),
  };
}
