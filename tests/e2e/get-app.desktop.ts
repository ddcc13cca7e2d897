/** Product pages: store button and demo are on the first screen, and on phones a store bar stays visible. */
import type { Locator, Page } from '@playwright/test';
import { apps } from '#content/facts/apps.ts';
import { appNames, storeLinks } from '#content/facts/company.ts';
import { storeAddress } from '#site/i18n/store-address.ts';
import { startButton } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { localAddress } from '#tests/support/routes.ts';
import { sampleLanguages } from '#tests/support/templates.ts';
import { expect, nightly, open, origin, test } from '#tests/support/test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
] as const;

const storeButton = (page: Page) => page.locator('main header a[href*="play.google.com"]').first();

/** Whether an element is completely on screen and not covered. */
const isFullyVisible = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const corners = [top + 4, bottom - 4].flatMap((y) => [left + 4, right - 4].map((x) => [x, y] as const));
    return (
      top >= 0 &&
      bottom <= innerHeight &&
      left >= 0 &&
      right <= innerWidth &&
      corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)))
    );
  });

for (const { code, prefix } of sampleLanguages)
  test(`${code}: store button and demo are on the first screen of apps`, nightly, async ({ visit }) => {
    const page = await visit({ locale: code, reducedMotion: 'reduce', viewport: sizes[0] });
    for (const { slug } of apps) {
      await open(page, localAddress(prefix, `/product/${slug}`));
      for (const size of sizes) {
        await page.setViewportSize(size);
        const where = `${slug} at ${size.width} × ${size.height}`;
        expect.soft(await isFullyVisible(storeButton(page)), `store: ${where}`).toBe(true);
        expect.soft(await isFullyVisible(startButton(page, code)), `demo: ${where}`).toBe(true);
      }
    }
  });

test('on a phone, the button of the demo covers nothing of the picture', nightly, async ({ visit }) => {
  const page = await visit({ locale: 'en', reducedMotion: 'reduce', viewport: sizes[0] });
  await open(page, '/product/vpn');
  const button = await startButton(page, 'en').boundingBox();
  const picture = await page.locator('#try > [role="img"]').boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
});

test('the price of VPN is next to its store button, and what it does comes before, also on phones', async ({
  page,
}) => {
  await open(page, '/product/vpn');
  await expect(page.locator('main header').getByText(label('product.price.vpn'))).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  const lead = await page.locator('main header > p').boundingBox();
  const button = await storeButton(page).boundingBox();
  expect((lead?.y ?? Infinity) + (lead?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test(
  'the QR code stands beside the store buttons, with their middle at the same height, and only on wide screens',
  nightly,
  async ({ page }) => {
    for (const app of ['photovault', 'vpn'] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `/product/${app}`);
      const codes = page.getByRole('img', {
        name: label('store.code', { app: appNames[app] }),
        includeHidden: true,
      });
      await expect(codes).toHaveCount(2);
      for (const code of await codes.all()) {
        const group = code.locator('..').locator('..');
        const buttons = await group.getByRole('link').all();
        const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
        const end = Math.max(...boxes.map((box) => (box ? box.x + box.width : Infinity)));
        const box = await code.boundingBox();
        expect(middle(box)).toBeCloseTo(middle(boxes[0] ?? null), 0);
        expect(box?.x).toBeCloseTo(end + 24, 0);
      }
      await page.setViewportSize({ width: 768, height: 900 });
      for (const code of await codes.all()) await expect(code).toBeHidden();
    }
  },
);

test('the end of each page says what the app costs', async ({ request }) => {
  for (const { slug, price } of apps) {
    const html = await (await request.get(`${origin()}/product/${slug}`)).text();
    const [before = '', after] = html.split(label('product.related.title'));
    expect(after, slug).toBeDefined();
    // The section, from its start to its other heading.
    expect(before.slice(before.lastIndexOf('data-ui="section"')), slug).toContain(label(price.sentence));
  }
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  });

  test('a bar with the right store is visible while both store buttons are off-screen', async ({ page }) => {
    await open(page, '/product/photovault');
    const bar = page.getByRole('link', {
      name: label('product.get.title', { app: label('app.photovault') }),
      exact: true,
      includeHidden: true,
    });
    await expect(bar).toBeHidden();
    await expect(bar).toHaveAttribute('href', storeAddress(storeLinks.photovault.ios ?? '', 'en'));

    await page.getByRole('heading', { name: label('product.permissions.title') }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect.poll(() => isFullyVisible(bar)).toBe(true);

    // A focused element is above the bar, although browsers scroll as little as possible.
    for (const link of await page.locator('summary').all()) {
      await link.focus();
      await expect.poll(() => isFullyVisible(link)).toBe(true);
    }

    await page.locator('main section a[target="_blank"]').last().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
});

function middle(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height / 2 : Number.NaN;
}
