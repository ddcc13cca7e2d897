import { chromium } from '@playwright/test';
import { findProgram, isExecutable } from './system-programs.ts';

/** Headless Chromium first: it uses a third less CPU time than the full browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds Chromium: `BROWSER_PATH`, else the one that Playwright downloaded, else one on the `PATH`, else the Debian package.
 *
 * @returns path of the executable
 * @throws Error that says what to do
 */
export async function findBrowser(): Promise<string> {
  const own = process.env.BROWSER_PATH;
  if (own && isExecutable(own)) return own;
  if (own) throw new Error(`BROWSER_PATH is "${own}", which is not executable; set it to a Chromium, or unset it.`);
  const downloaded = chromium.executablePath();
  return isExecutable(downloaded) ? downloaded : findProgram(names, 'chromium-headless-shell');
}
