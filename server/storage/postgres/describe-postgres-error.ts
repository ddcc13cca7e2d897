import { StorageUnavailable } from '#server/storage/storage.ts';

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
