import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page (installed before): from now on only `page.clock.runFor()` advances it, which makes tests
 * independent of the machine's speed. First advances it by a minute, to finish pending timers.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}
