import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';

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

/** What a caller is told of an error: `StorageUnavailable` where the database is at fault, else the error itself. */
export function describeSqliteError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error;
  // The low byte is the primary code.
  const name = unavailable.get(error.errcode & 0xff);
  return name === undefined ? error : new StorageUnavailable(`SQLITE_${name.toUpperCase()}`, error);
}
