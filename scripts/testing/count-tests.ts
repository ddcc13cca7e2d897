import { existsSync, readFileSync } from 'node:fs';

/** Numbers of tests of a script. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Versions of browser engines, or why an engine is missing. */
  notes: readonly string[];
};

/**
 * Counts the tests in the JUnit report that Vitest or Playwright wrote.
 *
 * @param report path of the report; a script without a report counts as one test
 * @param exitCode of the script, or the signal that ended it; one that fails without a failed test did not run all of
 *   its tests, which counts as a failure
 */
export function countTests(report: string, exitCode: number | string): Counts {
  const isBroken = exitCode !== 0;
  if (!existsSync(report)) return { passed: isBroken ? 0 : 1, failed: isBroken ? 1 : 0, skipped: 0, notes: [] };
  const xml = readFileSync(report, 'utf8');
  const cases = [...xml.matchAll(/<testcase\b[^>]*?(?:\/>|>([\s\S]*?)<\/testcase>)/g)].map(([, content = '']) =>
    content.replaceAll(/<system-(out|err)>[\s\S]*?<\/system-\1>/g, ''),
  );
  const failed = cases.filter((content) => /<(failure|error)\b/.test(content)).length;
  const skipped = cases.filter((content) => /<skipped\b/.test(content)).length;
  return {
    passed: cases.length - failed - skipped,
    failed: isBroken ? Math.max(1, failed) : failed,
    skipped,
    notes: [...new Set(Array.from(xml.matchAll(/<property name="engine" value="([^"]*)"/g), ([, note = '']) => note))],
  };
}

/** `N passed, N failed`, and the skipped tests if there are any. */
export function sumLine(counts: readonly Counts[]): string {
  const sum = (what: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[what], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`;
}
