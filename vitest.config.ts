import { defineConfig } from 'vitest/config';

/** Tests that need PostgreSQL. */
const databaseTests = '{server,scripts}/**/*.database.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,content,locales,scripts,search,server,site}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [databaseTests],
          environment: 'node',
          // Some tests start a process, which is slow on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        // Storage and code that uses it, on SQLite and PostgreSQL.
        test: {
          name: 'database',
          include: [databaseTests],
          globalSetup: ['tests/support/postgres/global-setup.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Failures of the server process, its database, and its mail server.
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/postgres/global-setup.ts'],
          environment: 'node',
          testTimeout: process.env.FAULTS === 'full' ? 240_000 : 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The files of the last build; requires `npm run build`.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
        },
      },
    ],
  },
});
