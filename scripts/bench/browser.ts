import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '#scripts/find-browser.ts';

/** CPU throttling rate of a slow phone, as in Lighthouse. */
export const slowdown = 4;

/** A phone, as a context of the browser. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Starts Chromium, calls a function with it, and closes it. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const options = ['--no-sandbox', '--disable-gpu', ...args];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: options });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The median of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
