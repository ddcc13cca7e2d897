import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countTests, sumLine } from './count-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const none = { passed: 0, failed: 0, skipped: 0, notes: [] };

function count(cases: string, exitCode: number | string) {
  const report = join(folder, 'report.xml');
  writeFileSync(report, `<?xml version="1.0"?><testsuites><testsuite>${cases}</testsuite></testsuites>`);
  return countTests(report, exitCode);
}

test('counts passed, failed, and skipped tests, and lists the engines', () => {
  const engine = '<properties><property name="engine" value="Firefox 1"></property></properties>';
  const cases =
    `<testcase name="a"/><testcase name="b">${engine}</testcase>` +
    '<testcase name="c"><failure message="no"></failure></testcase>' +
    `<testcase name="d">${engine}<skipped></skipped></testcase>` +
    '<testcase name="e"><system-out><![CDATA[<failure>]]></system-out></testcase>';
  expect(count(cases, 1)).toEqual({ passed: 3, failed: 1, skipped: 1, notes: ['Firefox 1'] });
});

test('a run that fails without a failed test counts as a failure', () => {
  expect(count('<testcase name="a"/>', 1)).toEqual({ ...none, passed: 1, failed: 1 });
  expect(count('<testcase name="a"/>', 'SIGKILL')).toEqual({ ...none, passed: 1, failed: 1 });
});

test('a script without a report counts as one test', () => {
  expect(countTests(join(folder, 'none.xml'), 0)).toEqual({ ...none, passed: 1 });
  expect(countTests(join(folder, 'none.xml'), 1)).toEqual({ ...none, failed: 1 });
});

test('the sum mentions skipped tests only if there are any', () => {
  expect(
    sumLine([
      { ...none, passed: 1 },
      { ...none, passed: 4, failed: 2 },
    ]),
  ).toBe('5 passed, 2 failed');
  expect(sumLine([{ ...none, skipped: 3 }])).toBe('0 passed, 0 failed, 3 skipped');
});
