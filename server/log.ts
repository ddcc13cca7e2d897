import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * Makes the log: JSON, a line each, without personal data. Requests are never logged, and of an error only what can't
 * contain a visitor's text.
 *
 * @param target where lines go
 */
export function createLog(target: DestinationStream = standardOutput()): Log {
  const options = {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return pino(options, target);
}

/** Synchronous: lines are few, and the last ones before an exit must be written, in order. */
function standardOutput(): DestinationStream {
  return destination({ dest: 1, sync: true });
}

/**
 * Type, code and place of an error. Its message only where it is the operating system's (`ENOENT`, `ECONNREFUSED`):
 * messages of parsers, databases and mail servers quote what they were given.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isSystemError = code !== undefined && /^E[A-Z0-9]+$/.test(code);
  const stack = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line));
  return { type: error.name, code, message: isSystemError ? error.message : undefined, stack: stack?.join('\n') };
}
