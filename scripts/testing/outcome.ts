/** How a step ended: how many tests it ran, and what there is to say of those that failed. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly string[];
  /** What was tried with, such as the versions of browsers. */
  notes?: readonly string[];
};

/** Terminal colors and cursor movements. */
// eslint-disable-next-line no-control-regex -- they are control characters
const escapes = /\u001b\[[\d;?]*[A-Za-z]/g;

/** A text without colors, its middle left out where it has more lines than that: causes stand first, sums stand last. */
export function shorten(text: string, lines: number): string {
  const all = text.replaceAll(escapes, '').trimEnd().split('\n');
  if (all.length <= lines) return all.join('\n');
  const end = Math.floor(lines / 3);
  return [...all.slice(0, lines - end), `… ${all.length - lines} lines …`, ...all.slice(-end)].join('\n');
}

/** A step that is one test: it ended well or not, and what it wrote tells why. */
export function singleOutcome(exitCode: number, output: string): Outcome {
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [shorten(output, 60)] };
}

/** The line that `npm test` ends with. */
export function summaryLine(outcomes: readonly Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const skipped = sum((outcome) => outcome.skipped);
  const counts = `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}
