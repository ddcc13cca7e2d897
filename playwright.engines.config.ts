import { defineConfig } from '@playwright/test';
import { engineNames } from './tests/engines/support/engine.ts';
import type { EngineOption } from './tests/engines/support/test.ts';
import { testReporters } from './tests/support/test-reporters.ts';

/** Tests in Firefox and WebKit. `ENGINES=all` includes the long set. */
export default defineConfig<object, EngineOption>({
  testDir: 'tests/engines',
  testMatch: process.env.ENGINES === 'all' ? /\.(spec|deep)\.ts$/ : /\.spec\.ts$/,
  globalSetup: './tests/support/start-site.ts',
  outputDir: 'test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  // One worker per engine, so that each engine starts once.
  workers: 2,
  timeout: 60_000,
  globalTimeout: 900_000,
  reporter: testReporters(),
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
