import { createLog, type Log } from '#server/log.ts';

/** Creates a log that collects its lines. */
export function captureLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: createLog({ write: (line) => void lines.push(line) }), lines };
}
