import { StorageUnavailable } from '#server/storage/storage.ts';

/** Primary result codes that are about the machine and not the statement. Source: https://sqlite.org/rescode.html */
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

/** Returns the error for callers: `StorageUnavailable` when the database is at fault, or else the error itself. */
export function describeSqliteError(error: unknown): unknown {
  const name = unavailable.get(primaryCode(error) ?? 0);
  return name === undefined ? error : new StorageUnavailable(`SQLITE_${name.toUpperCase()}`, error);
}

/** Whether the database is locked by another connection. */
export function isBusy(error: unknown): boolean {
  return [5, 6].includes(primaryCode(error) ?? 0);
}

/** Returns the primary result code: the low byte of the extended code. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
}
