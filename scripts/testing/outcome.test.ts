import { expect, test } from 'vitest';
import { shorten, singleOutcome, summaryLine } from './outcome.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { readVitestReport } from './vitest-report.ts';

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

test('the summary counts results, and mentions skipped tests only if there are any', () => {
  expect(summaryLine([singleOutcome(0, ''), { ...none, passed: 4, failed: 2 }])).toBe('5 passed, 2 failed');
  expect(summaryLine([{ ...none, passed: 1, skipped: 3 }])).toBe('1 passed, 0 failed, 3 skipped');
});

test('a failed step shows its output without colors, shortened', () => {
  expect(singleOutcome(1, '\u001b[31mwrong\u001b[39m\n')).toEqual({ ...none, failed: 1, failures: ['wrong'] });
  expect(shorten('a\nb\nc\nd\ne', 3)).toBe('a\nb\n… 2 lines …\ne');
});

test('a test file that fails to load is a failure', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['1 is not 2'] }],
      },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    ...none,
    passed: 2,
    failed: 2,
    failures: ['a.test.ts\nSyntaxError', 'b.test.ts: adds\n1 is not 2'],
  });
});

test('a flaky browser test is a failure, and so is a run that fails to start', () => {
  const failing = (status: string, message: string) => ({
    projectName: 'phone',
    status,
    annotations: [
      { type: 'engine', description: 'Firefox 1.0' },
      { type: 'skip', description: 'A finger does not rest.' },
    ],
    results: [{ errors: [{ message }] }],
  });
  const report = {
    errors: [{ message: 'no server' }],
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        title: 'x.ts',
        specs: [{ title: 'opens', file: 'x.ts', line: 3, tests: [failing('unexpected', 'it did not')] }],
        suites: [
          {
            title: 'inner',
            specs: [{ title: 'shuts', file: 'x.ts', line: 9, tests: [failing('flaky', 'at first not')] }],
          },
        ],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    ...none,
    passed: 3,
    failed: 3,
    failures: ['no server', 'x.ts:3 [phone] opens\nit did not', 'x.ts:9 [phone] shuts\nat first not'],
    notes: ['Firefox 1.0'],
  });
});
