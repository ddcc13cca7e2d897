import { StorageUnavailable } from '#server/storage/storage.ts';

/**
 * SQLSTATE classes and codes that speak of the server, not of the statement (postgresql.org/docs/current/errcodes-appendix.html):
 * connection, authorization, no such database, read-only, resources (a full disk is 53100), conflicts, ended by an operator, I/O.
 */
const unavailable = /^(08|28|3D000|25006|40|53|55P03|57|58|XX)/;

/** What a caller is told of an error: `StorageUnavailable` where the database is at fault, else the error itself. */
export function describePostgresError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  if (code !== undefined && (unavailable.test(code) || /^E[A-Z]+$/.test(code))) {
    return new StorageUnavailable(code, error);
  }
  // The client's own errors carry no code.
  if (code === undefined && /connect|timeout/i.test(error.message)) return new StorageUnavailable('connection', error);
  return error;
}

/**
 * Whether a transaction may be run again at once: it lost to another one, or its connection broke, as all do when the
 * server restarts. (If the first try was committed after all, our transactions find the submission and store nothing.)
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code === undefined) return error.message.startsWith('Connection terminated');
  return /^(40001|40P01|57P01|57P02|08003|08006|ECONNRESET|EPIPE)$/.test(code);
}

function codeOf(error: Error): string | undefined {
  // Several addresses of one host were tried.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
