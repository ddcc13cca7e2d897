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

for (const [route, key] of links) {
  test(`on ${route} only its own link is marked as current`, async ({ page }) => {
    await open(page, route);
    const current = bar(page).locator('[aria-current]');
    await expect(current).toHaveText([label(key)]);
    await expect(current).toHaveAttribute('aria-current', 'page');
  });
}

for (const [route, key] of [
  ['/product/vpn', 'header.products'],
  ['/de/products', 'header.products'],
  ['/ar/news', 'header.news'],
] as const) {
  test(`on ${route} the link of its section is marked as current`, async ({ page }) => {
    const code = /^\/(de|ar)\//.exec(route)?.[1] ?? 'en';
    await open(page, route);
    const header = page.getByRole('navigation', { name: label('header.navigation', {}, code) });
    await expect(header.locator('[aria-current]')).toHaveText([label(key, {}, code)]);
  });
}
