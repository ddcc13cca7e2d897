import type { ReporterDescription } from '@playwright/test';

/** A line for each test; in `npm test` only failures, and a report that it counts. */
export function testReporters(): ReporterDescription[] {
  const outputFile = process.env.TEST_REPORT;
  return outputFile ? [['dot'], ['junit', { outputFile }]] : [['list']];
}
