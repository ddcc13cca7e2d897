import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

test('the first Tab focuses a link that skips the header', async ({ page }) => {
  await open(page, '/de');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: label('shell.skip', {}, 'de') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
