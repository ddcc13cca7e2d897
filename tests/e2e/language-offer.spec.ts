import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, origin, test } from '#tests/support/test.ts';

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

for (const width of [360, 1280])
  test(
    `offers the page in the visitor’s language, in that language, between header and content, without layout shift, at ${width} px`,
    width === 360 ? nightly : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/de');
      const title = page.getByRole('heading', { level: 1 });
      const before = await title.boundingBox();
      const link = offer(page, 'en');
      await expect(link).toBeInViewport();
      const strip = page.getByRole('complementary').filter({ has: link });
      await expect(strip).toHaveAttribute('lang', 'en');
      await expect(strip).toHaveAttribute('dir', 'ltr');
      // Tolerates a font swap, which may move a line by a fraction of a pixel.
      expect(await layoutShift(page)).toBeLessThan(0.001);
      expect(Math.round((await title.boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? 0));
      const { y, height } = (await strip.boundingBox()) ?? { y: 0, height: 0 };
      expect(y).toBe((await page.getByRole('banner').boundingBox())?.height);
      expect((await page.getByRole('main').boundingBox())?.y).toBe(y + height);
      await link.click();
      await expect(page).toHaveURL('/');
    },
  );

test('the offer uses the previously selected language and its direction, and loads one script; a dismissed offer does not return', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'language', value: 'ar', url: origin() }]);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/de/about');
  await expect(offer(page, 'ar')).toHaveAttribute('href', '/ar/about');
  await expect(page.getByRole('complementary').filter({ has: offer(page, 'ar') })).toHaveAttribute('dir', 'rtl');
  expect(scripts).toEqual(['/language-offer.js']);
  await page.getByRole('button', { name: label('offer.dismiss', {}, 'ar') }).click();
  await expect(offer(page, 'ar')).toHaveCount(0);
  expect((await page.getByRole('main').boundingBox())?.y).toBe((await page.getByRole('banner').boundingBox())?.height);
  await page.clock.install();
  for (const path of ['/de/about', '/de/contact']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.clock.fastForward(5_000);
    await expect(offer(page, 'ar')).toHaveCount(0);
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
  await expect(page.locator('.offer')).toHaveCount(0);
});
