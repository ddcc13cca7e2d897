import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { readManifest } from '#tests/support/routes.ts';
import { expect, open, test } from '#tests/support/test.ts';

const list = (page: Page) => page.getByRole('navigation', { name: label('language.choose') });
const button = (page: Page) => page.getByRole('button', { name: label('language.change', { current: 'English' }) });

test('the list opens and closes with the keyboard, stays on screen, and has native names with language and direction', async ({
  page,
}) => {
  await open(page, '/products');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeInViewport({ ratio: 0.99 });
  const links = list(page).getByRole('link');
  const { locales } = readManifest();
  await expect(links).toHaveCount(locales.length);
  const names = await links.allInnerTexts();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  const found = await links.evaluateAll((all) =>
    all.map((link) =>
      [link.getAttribute('lang'), link.getAttribute('href'), getComputedStyle(link).direction].join(' '),
    ),
  );
  const expected = locales.map(({ tag, prefix }) =>
    [tag, `${prefix && `/${prefix}`}/products`, ['ar', 'he', 'fa'].includes(tag) ? 'rtl' : 'ltr'].join(' '),
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
  await expect(list(page).locator('[aria-current]')).toHaveText('English');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a tap leaves no hover color on the button', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'only a finger taps');
  await open(page, '/about');
  const color = () => button(page).evaluate((element) => getComputedStyle(element).borderTopColor);
  const before = await color();
  await button(page).tap();
  await expect(list(page)).toBeVisible();
  expect(await color()).toBe(before);
});

test('selecting a language keeps path, query, and hash, applies at once, and is stored', async ({ page, context }) => {
  await page.goto('/products?platform=ios&lng=en#apps');
  await button(page).click();
  await list(page).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/products?platform=ios#apps');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'language', value: 'de', sameSite: 'Lax' }),
  );
  expect(await page.evaluate(() => localStorage.language as string)).toBe('de');
  await page.goto('/about');
  await expect(page).toHaveURL('/de/about');

  // English can be selected again.
  await page.getByRole('button', { name: label('language.change', { current: 'Deutsch' }, 'de') }).click();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.goto('/products');
  await expect(page).toHaveURL('/products');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list opens, and its links lead to the same page', async ({ page }) => {
    await open(page, '/products');
    await button(page).click();
    await list(page).getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/products');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
