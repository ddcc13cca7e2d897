import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '#scripts/find-browser.ts';

/** CPU throttling rate of a slow phone, as in Lighthouse. */
export const slowdown = 4;

/** A phone, as a context of the browser. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Starts Chromium. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}

/** The median of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
