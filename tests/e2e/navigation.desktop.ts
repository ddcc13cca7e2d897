import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** Measurements of the loading spinner, stored across the navigation. */
type Note = { afterMs: number; isDrawn: boolean };

/** Records the time between the key press and the loading state, and whether the spinner was visible. */
async function noteSpinner(page: Page): Promise<() => Promise<Note | null>> {
  await page.addInitScript(() => {
    let pressed = 0;
    addEventListener('keydown', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      if (!pressed || !('loading' in document.documentElement.dataset)) return;
      const isDrawn = getComputedStyle(document.documentElement, '::after').content !== 'none';
      sessionStorage['test-spinner'] ??= JSON.stringify({ afterMs: performance.now() - pressed, isDrawn });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-loading'] });
  });
  return async () =>
    JSON.parse(await page.evaluate(() => String(sessionStorage['test-spinner'] ?? 'null'))) as Note | null;
}

const barLink = (page: Page, key: string) =>
  page
    .getByRole('navigation', { name: label('header.navigation') })
    .getByRole('link', { name: label(key), exact: true });

test('a page that takes longer than 150 ms shows a spinner until it is loaded', async ({ page }) => {
  const spinner = await noteSpinner(page);
  await page.route('**/about', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await open(page, '/support');
  // With the keyboard: hovering would prefetch the page.
  await barLink(page, 'header.about').press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
  const note = await spinner();
  expect(note?.afterMs).toBeGreaterThanOrEqual(149);
  expect(note?.isDrawn).toBe(true);
  // A page restored from the back/forward cache has no spinner.
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
});

test('a click on a link to the current page scrolls to the top without reloading; another page opens at its top', async ({
  page,
}) => {
  await open(page, '/about');
  await page.evaluate(() => {
    Object.assign(window, { same: true });
    scrollTo(0, 600);
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await barLink(page, 'header.about').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.evaluate(() => {
    scrollTo(0, 600);
  });
  await barLink(page, 'header.support').click();
  await expect(page).toHaveURL('/support');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('scrolls smoothly unless reduced motion is preferred', async ({ page }) => {
  await open(page, '/about');
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior);
  }
});
