import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, origin, test } from '#tests/support/test.ts';

const offer = (page: Page, code: string) => page.getByRole('link', { name: label('offer.text', {}, code) });

/** Cumulative layout shift without recent input. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sum;
  });

test('offers the page in the visitor’s language, in that language, below the inquiry button, without layout shift', async ({
  page,
}) => {
  await page.goto('/de');
  const link = offer(page, 'en');
  await expect(link).toBeInViewport();
  const bar = page.getByRole('complementary').filter({ has: link });
  await expect(bar).toHaveAttribute('lang', 'en');
  await expect(bar).toHaveAttribute('dir', 'ltr');
  // Tolerates a font swap, which may move a line by a fraction of a pixel.
  expect(await layoutShift(page)).toBeLessThan(0.001);
  const button = await page.getByRole('button', { name: label('inquiry.open', {}, 'de') }).boundingBox();
  const { y } = (await bar.boundingBox()) ?? { y: 0 };
  expect((button?.y ?? y) + (button?.height ?? 0)).toBeLessThan(y);
  await link.click();
  await expect(page).toHaveURL('/');
});

test('the offer uses the previously selected language and its direction', async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'ar', url: origin() }]);
  await page.goto('/de/about');
  await expect(offer(page, 'ar')).toHaveAttribute('href', '/ar/about');
  await expect(page.getByRole('complementary').filter({ has: offer(page, 'ar') })).toHaveAttribute('dir', 'rtl');
});

test('a dismissed offer does not return', async ({ page }) => {
  await page.goto('/de/about');
  await page.getByRole('button', { name: label('offer.dismiss') }).click();
  await expect(offer(page, 'en')).toHaveCount(0);
  await page.clock.install();
  for (const path of ['/de/about', '/de/contact']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.clock.fastForward(5_000);
    await expect(offer(page, 'en')).toHaveCount(0);
  }
});

test.describe('if the code of the offer cannot be loaded', () => {
  test.use({ expectedProblems: ['Failed to load resource', '/language-offer.js'] });

  test('the page works without it and reports no error', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**/language-offer.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/de/about');
    await failed;
    // Loading it again fails after the page has handled the first failure.
    await page.evaluate((path) => import(path).then(Boolean, () => false), '/language-offer.js');
    expect(errors).toEqual([]);
  });
});

test('shows no offer if the page is in the visitor’s language', async ({ visit }) => {
  const page = await visit({ locale: 'de-CH' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/de/about', { waitUntil: 'load' });
  await page.clock.fastForward(5_000);
  expect(asked.filter((path) => path.startsWith('/offer/'))).toEqual([]);
  await expect(page.locator('aside.offer')).toHaveCount(0);
});
