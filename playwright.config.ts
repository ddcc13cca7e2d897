import { defineConfig } from '@playwright/test';
import { findBrowser } from '#scripts/find-browser.ts';

/** For a container, where Chromium's own sandbox cannot be set up, and for machines that reach nothing outside. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/start-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  // Ends by itself, with a report, before `npm test` loses patience.
  globalTimeout: 1_140_000,
  expect: { timeout: 5_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findBrowser(), args },
    locale: 'en-US',
    // Nothing moves unless a test is about motion: quicker, and no click has to wait for an animation.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers can't be watched or changed by a test; `tests/e2e/offline.desktop.ts` has its own.
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', testMatch: /\/e2e\/.*\.(desktop|spec)\.ts$/, use: desktop },
    { name: 'phone', testMatch: /\/e2e\/.*\.(phone|spec)\.ts$/, use: phone },
    { name: 'a11y', testMatch: /\/a11y\/.*\.spec\.ts$/, use: desktop },
  ],
});
