import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,content,locales,scripts,server,site}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          environment: 'node',
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
