import { defineConfig } from '@playwright/test';
import { findBrowser } from '#scripts/find-browser.ts';
import { testReporters } from './tests/support/test-reporters.ts';

/** For containers, where Chromium's sandbox is unavailable, and for machines without internet access. */
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

/** `npm run test:deep`. */
const isDeep = process.env.PAGES === 'all';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/start-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // The tag of `nightly` in tests/support/test.ts.
  ...(isDeep ? {} : { grepInvert: /@nightly/ }),
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  // Stops with a report before the time limit of `npm test`. All pages (`npm run test:deep`) take about an hour.
  globalTimeout: isDeep ? 7_200_000 : 1_140_000,
  expect: { timeout: 5_000 },
  reporter: testReporters(),
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findBrowser(), args },
    locale: 'en-US',
    // Reduced motion except in tests of animations: faster, and no click waits for an animation.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests can't observe or change a service worker's responses; `tests/e2e/offline.desktop.ts` enables it.
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: isDeep ? /\/(e2e|promises)\/.*\.(desktop|deep|spec)\.ts$/ : /\/(e2e|promises)\/.*\.desktop\.ts$/,
      use: desktop,
    },
    { name: 'phone', testMatch: /\/(e2e|promises)\/.*\.(phone|spec)\.ts$/, use: phone },
    { name: 'a11y', testMatch: isDeep ? /\/a11y\/.*\.(spec|deep)\.ts$/ : /\/a11y\/.*\.spec\.ts$/, use: desktop },
  ],
});
