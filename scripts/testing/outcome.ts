/** Result of a step: numbers of tests, and the messages of failures. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly string[];
  /** Details of the environment, such as versions of browsers. */
  notes?: readonly string[];
};

/** ANSI escape codes for colors and cursor movements. */
// eslint-disable-next-line no-control-regex -- they are control characters
const escapes = /\u001b\[[\d;?]*[A-Za-z]/g;

/** Removes colors and, if the text has too many lines, its middle: causes come first, summaries last. */
export function shorten(text: string, lines: number): string {
  const all = text.replaceAll(escapes, '').trimEnd().split('\n');
  if (all.length <= lines) return all.join('\n');
  const end = Math.floor(lines / 3);
  return [...all.slice(0, lines - end), `… ${all.length - lines} lines …`, ...all.slice(-end)].join('\n');
}

/** Result of a step that counts as one test: its exit code, and its output if it failed. */
export function singleOutcome(exitCode: number, output: string): Outcome {
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [shorten(output, 60)] };
}

/** The last line of `npm test`. */
export function summaryLine(outcomes: readonly Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const skipped = sum((outcome) => outcome.skipped);
  const counts = `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}
