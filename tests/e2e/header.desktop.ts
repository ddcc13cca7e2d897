import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

const links = [
  ['/', 'header.home'],
  ['/products', 'header.products'],
  ['/news', 'header.news'],
  ['/about', 'header.about'],
  ['/support', 'header.support'],
] as const;

const bar = (page: Page) => page.getByRole('navigation', { name: label('header.navigation') });

test('the header has the five links, and the logo links to the home page', async ({ page }) => {
  await open(page, '/products');
  const found = await bar(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  expect(found).toEqual(links.map(([route, key]) => [route, label(key)]));
  await page
    .getByRole('banner')
    .getByRole('link', { name: label('header.logo', { name: 'Northlamp' }) })
    .click();
  await expect(page).toHaveURL('/');
});

test('only the link of the page’s section is marked as current, in each language', async ({ page }) => {
  for (const [route, key] of [
    ['/', 'header.home'],
    ['/product/vpn', 'header.products'],
    ['/ar/news', 'header.news'],
  ] as const) {
    const code = /^\/(de|ar)\//.exec(route)?.[1] ?? 'en';
    await open(page, route);
    const header = page.getByRole('navigation', { name: label('header.navigation', {}, code) });
    const current = header.locator('[aria-current]');
    await expect(current).toHaveText([label(key, {}, code)]);
    if (route !== '/product/vpn') await expect(current).toHaveAttribute('aria-current', 'page');
  }
});
