import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

for (const route of ['/', '/news', '/de']) {
  test(`on ${route} the first Tab focuses a link that skips the header`, async ({ page }) => {
    await open(page, route);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: label('shell.skip', {}, route === '/de' ? 'de' : 'en') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}
