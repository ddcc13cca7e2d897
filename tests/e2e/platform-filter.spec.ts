import type { Page } from '@playwright/test';
import { apps } from '#content/facts/apps.ts';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

const cards = (page: Page) => page.locator('#apps li[data-platform]:visible');
const choice = (page: Page, key: string) =>
  page.getByRole('group', { name: label('catalogue.filter') }).getByRole('radio', { name: label(key), exact: true });

const counts = {
  'catalogue.all': apps.length,
  'platform.android': apps.filter(({ platforms }) => platforms.includes('android')).length,
  'platform.ios': apps.filter(({ platforms }) => platforms.includes('ios')).length,
} as const;

for (const route of ['/', '/products']) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the filter of ${route}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('shows the apps for the selected platform', async ({ page }) => {
        await open(page, route);
        await expect(choice(page, 'catalogue.all')).toBeChecked();
        await expect(cards(page)).toHaveCount(counts['catalogue.all']);
        for (const [key, count] of Object.entries(counts).reverse()) {
          await choice(page, key).check();
          await expect(cards(page)).toHaveCount(count);
          const title = page.locator('#apps').getByRole('heading', { level: 2 });
          if (key === 'catalogue.all') await expect(title).toHaveAccessibleName(label('catalogue.title'));
          else
            await expect(title).toHaveAccessibleName(
              label('catalogue.found_other', { number: `${count}`, platform: label(key) }),
            );
        }
      });
    });
  }

  test(`the filter of ${route} stores the selection in the URL and restores it`, async ({ page }) => {
    await open(page, `${route}?platform=ios`);
    await expect(choice(page, 'platform.ios')).toBeChecked();
    await expect(cards(page)).toHaveCount(counts['platform.ios']);
    await choice(page, 'platform.android').check();
    await expect(page).toHaveURL(`${route}?platform=android`);
    await page.goBack();
    await expect(choice(page, 'platform.ios')).toBeChecked();
    await expect(page).toHaveURL(`${route}?platform=ios`);
    await page.goForward();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(choice(page, 'platform.android')).toBeChecked();
    await choice(page, 'catalogue.all').check();
    await expect(page).toHaveURL(route);
    await open(page, `${route}?platform=%22%3E%3Cscript%3E`);
    await expect(choice(page, 'catalogue.all')).toBeChecked();
  });
}

test('the arrow keys change the filter', async ({ page }) => {
  await open(page, '/products');
  await choice(page, 'catalogue.all').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'platform.android')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page)).toHaveCount(counts['platform.ios']);
});

test('the selected concern shows its answer and the apps for it, without JavaScript', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await open(page, '/products');
  const group = page.getByRole('group', { name: label('products.guide.title') });
  await expect(group.getByText(label('products.guide.others.answer'))).toBeVisible();
  await group.getByRole('radio', { name: label('products.guide.wifi.question') }).check();
  await expect(group.getByText(label('products.guide.others.answer'))).toBeHidden();
  await expect(group.getByText(label('products.guide.wifi.answer'))).toBeVisible();
  await expect(group.getByRole('link')).toHaveText(new RegExp(label('app.vpn')));
});
