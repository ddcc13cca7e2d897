import type { Page } from '@playwright/test';
import { apps } from '#content/facts/apps.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

const cards = (page: Page) => page.locator('#apps li[data-platform]:visible');
const choice = (page: Page, key: string) =>
  page.getByRole('group', { name: label('catalogue.filter') }).getByRole('radio', { name: label(key), exact: true });

const counts = {
  'catalogue.all': apps.length,
  'platform.android': apps.filter(({ platforms }) => platforms.includes('android')).length,
  'platform.ios': apps.filter(({ platforms }) => platforms.includes('ios')).length,
} as const;

for (const route of ['/', '/products'])
  test.describe(`without JavaScript, on ${route}`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows the apps for the selected platform', route === '/' ? nightly : {}, async ({ page }) => {
      await open(page, route);
      await expect(choice(page, 'catalogue.all')).toBeChecked();
      await expect(cards(page)).toHaveCount(counts['catalogue.all']);
      for (const [key, count] of Object.entries(counts).reverse()) {
        await choice(page, key).check();
        await expect(cards(page)).toHaveCount(count);
        const found = label('catalogue.found_other', { number: `${count}`, platform: label(key) });
        await expect(page.locator('#apps').getByRole('heading', { level: 2 })).toHaveAccessibleName(
          key === 'catalogue.all' ? label('catalogue.title') : found,
        );
      }
    });
  });

test('each card shows the platforms of its app, also on a phone', async ({ page }) => {
  await open(page, '/products');
  const badges = label('platform.list');
  for (const [index, { platforms }] of apps.entries())
    await expect(cards(page).nth(index).getByRole('list', { name: badges }).locator('li:visible')).toHaveText(
      platforms.map((platform) => label(`platform.${platform}`)),
    );
});

test('the selection is stored in the URL and restored from it, also when changed with the arrow keys', async ({
  page,
}) => {
  await open(page, '/products?platform=ios');
  await expect(choice(page, 'platform.ios')).toBeChecked();
  await expect(cards(page)).toHaveCount(counts['platform.ios']);
  await choice(page, 'platform.ios').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'platform.android')).toBeChecked();
  await expect(page).toHaveURL('/products?platform=android');
  await page.goBack();
  await expect(choice(page, 'platform.ios')).toBeChecked();
  await expect(page).toHaveURL('/products?platform=ios');
  await page.goForward();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(choice(page, 'platform.android')).toBeChecked();
  await choice(page, 'catalogue.all').check();
  await expect(page).toHaveURL('/products');
  await open(page, '/products?platform=%22%3E%3Cscript%3E');
  await expect(choice(page, 'catalogue.all')).toBeChecked();
});

test('the selected concern shows its answer and the apps for it, without JavaScript', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await open(page, '/products');
  const group = page.getByRole('group', { name: label('products.guide.title') });
  await expect(group.getByText(label('products.guide.talkative.answer'))).toBeVisible();
  await group.getByRole('radio', { name: label('products.guide.wifi.question') }).check();
  await expect(group.getByText(label('products.guide.talkative.answer'))).toBeHidden();
  await expect(group.getByText(label('products.guide.wifi.answer'))).toBeVisible();
  await expect(group.getByRole('link')).toHaveText(new RegExp(label('app.vpn')));
});
