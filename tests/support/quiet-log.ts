import { createLog, type Log } from '#server/log.ts';

/** A log whose lines a test reads. */
export function quietLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: createLog({ write: (line) => void lines.push(line) }), lines };
}
