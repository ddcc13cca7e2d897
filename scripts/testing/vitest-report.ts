import { relative } from 'node:path';
import { shorten, type Outcome } from './outcome.ts';

/** The part of Vitest's JSON report used here. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

/** Reads Vitest's report. A file that fails to load counts as one failure. */
export function readVitestReport(json: string): Outcome {
  const report = JSON.parse(json) as Report;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const place = (file: string) => relative(process.cwd(), file);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => `${place(name)}\n${shorten(message, 12)}`),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(
            ({ fullName, failureMessages }) =>
              `${place(name)}: ${fullName}\n${shorten(withoutFrames((failureMessages ?? []).join('\n')), 25)}`,
          ),
      ),
    ],
  };
}

/** Removes stack frames in packages and in Node. */
function withoutFrames(message: string): string {
  return message
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:|new Promise)/.test(line))
    .join('\n');
}
