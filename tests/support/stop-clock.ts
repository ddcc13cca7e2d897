import type { Page } from '@playwright/test';

/**
 * Stops the time of a page whose clock was installed: from now on it passes by `page.clock.runFor()` only, however slow
 * the machine is. A minute goes by at once, so that what was under way comes to its end.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}
