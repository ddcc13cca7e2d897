import type { Log } from '#server/log.ts';

/** Counts answers by status. */
export type AccessCounter = {
  count: (status: number) => void;
  /** Writes what was counted since the last line, and no further lines. */
  stop: () => void;
};

/**
 * Counts answers and writes one line about them at a time: `{ "answers": { "200": 312, "404": 2 }, "seconds": 60 }`.
 * A line per request would record more about visitors than needed, and cost more than the answer.
 *
 * @param everyMs how often a line is written; none when there was nothing to count
 */
export function createAccessCounter(log: Log, everyMs = 60_000): AccessCounter {
  let answers: Record<number, number> = {};
  let since = Date.now();
  const write = () => {
    const seconds = Math.round((Date.now() - since) / 1000);
    if (Object.keys(answers).length > 0) log.info({ answers, seconds }, 'answered');
    answers = {};
    since = Date.now();
  };
  const timer = setInterval(write, everyMs).unref();
  return {
    count: (status) => {
      answers[status] = (answers[status] ?? 0) + 1;
    },
    stop: () => {
      clearInterval(timer);
      write();
    },
  };
}
