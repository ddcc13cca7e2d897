import { defineConfig } from 'vitest/config';

/** Tests that need a PostgreSQL of their own. */
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
          // Some start a process, and a busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      {
        // Storage and all that stands on it, on SQLite and on PostgreSQL.
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
        // The server as a process, and what can happen to it, its database and its mail server.
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
        // What was built, read from the disk: `npm run build` comes first.
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
