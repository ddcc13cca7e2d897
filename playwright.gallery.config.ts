import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run gallery`: pictures to be looked at, apart from the tests. */
export default defineConfig({
  ...base,
  testDir: 'tests/gallery',
  globalTimeout: 1_800_000,
  projects: [{ name: 'gallery', testMatch: /\.gallery\.ts$/ }],
});
