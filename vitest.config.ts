import { defineConfig } from 'vitest/config';

/** Tests that need PostgreSQL. */
const databaseTests = '{server,scripts,tests/promises}/**/*.database.test.ts';

/** Tests of React components. */
const componentTests = '{site,tests}/**/*.test.tsx';

/** Measures the server under load. */
const starvationTest = 'tests/faults/starvation.test.ts';

/** Whether this is `npm run test:deep`, whose faults take longer and need PostgreSQL too. */
const isFull = process.env.FAULTS === 'full';

/** Where `npm test` wants a report. */
const report = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    ...(report ? { reporters: ['dot', 'junit'], outputFile: report } : {}),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contracts,content,locales,scripts,search,server,site}/**/*.test.ts',
            'tests/{,promises/}*.test.ts',
          ],
          exclude: [databaseTests],
          environment: 'node',
          // Files share the modules they import, which takes a third less time.
          isolate: false,
          // Some tests start a process, which is slow on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'components',
          include: [componentTests],
          environment: 'node',
          // Files share the document and the modules they import, which takes a quarter of the time.
          isolate: false,
          setupFiles: ['tests/support/clean-document.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // Storage and code that uses it, on SQLite and PostgreSQL.
        test: {
          name: 'database',
          include: [databaseTests],
          // Files share the modules they import.
          isolate: false,
          globalSetup: ['tests/support/provide-postgres.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Failures of the server process, its database, and its mail server; real proxies in front of it.
        test: {
          name: 'faults',
          include: ['tests/{faults,proxy}/**/*.test.ts'],
          exclude: [starvationTest],
          // They mostly wait for processes.
          maxWorkers: 2,
          // Files share the modules they import.
          isolate: false,
          globalSetup: isFull ? ['tests/support/provide-postgres.ts'] : [],
          environment: 'node',
          testTimeout: isFull ? 240_000 : 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Compares how long visitors wait, so nothing else of the same run may take the processors.
        test: {
          name: 'starvation',
          include: [starvationTest],
          environment: 'node',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: isFull ? 240_000 : 90_000,
        },
      },
      {
        // The files of the last build; requires `npm run build`.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          // Files share the build that they read (`tests/support/built-site.ts`); each worker would parse it again.
          isolate: false,
          maxWorkers: 1,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
