import { StorageUnavailable } from '#server/storage/storage.ts';

/** SQLite's primary result codes that speak of the machine, not of the statement (sqlite.org/rescode.html). */
const unavailable = new Map([
  [5, 'busy'],
  [6, 'locked'],
  [7, 'nomem'],
  [8, 'readonly'],
  [10, 'ioerr'],
  [11, 'corrupt'],
  [13, 'full'],
  [14, 'cantopen'],
  [26, 'notadb'],
]);

/** The error for callers: `StorageUnavailable` where the database is at fault, else the error itself. */
export function describeSqliteError(error: unknown): unknown {
  const name = unavailable.get(primaryCode(error) ?? 0);
  return name === undefined ? error : new StorageUnavailable(`SQLITE_${name.toUpperCase()}`, error);
}

/** Whether another connection is writing. */
export function isBusy(error: unknown): boolean {
  return [5, 6].includes(primaryCode(error) ?? 0);
}

/** The low byte of an error's code is the primary one. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
}
