import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run gallery`: screenshots for manual review, separate from the tests. */
export default defineConfig({
  ...base,
  testDir: 'tests/gallery',
  globalTimeout: 1_800_000,
  projects: [{ name: 'gallery', testMatch: /\.gallery\.ts$/ }],
});
