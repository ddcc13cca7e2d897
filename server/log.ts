import { writeSync } from 'node:fs';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * Creates the log: one JSON object per line, without personal data. Requests are never logged, and errors only without
 * what could contain a visitor's text.
 *
 * @param target receives the lines
 */
export function createLog(target: DestinationStream = standardOutput): Log {
  const options = {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return pino(options, target);
}

/**
 * Writes synchronously, so that the last lines before an exit are written. A line that can't be written (full disk, closed
 * pipe) is lost: it must fail neither the form that it is about nor the process. pino's own destination would throw.
 */
const standardOutput: DestinationStream = {
  write: (line) => {
    try {
      writeSync(1, line);
    } catch {
      // There is nowhere to report it.
    }
  },
};

/**
 * Returns type, code and stack location of an error. The message is included only for system errors (`ENOENT`,
 * `ECONNREFUSED`), because messages of parsers, databases and mail servers quote their input.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isSystemError = code !== undefined && /^E[A-Z0-9]+$/.test(code);
  const stack = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line));
  return { type: error.name, code, message: isSystemError ? error.message : undefined, stack: stack?.join('\n') };
}
