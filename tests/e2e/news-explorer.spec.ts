import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: label('news.search') });
const topic = (page: Page, key: string) =>
  page.getByRole('navigation', { name: label('news.categories') }).getByRole('link', { name: label(key), exact: true });
const status = (page: Page) => page.getByRole('status');
const shown = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true });

test('the news page has its title, search field, categories, authors, and links to articles', async ({ page }) => {
  await open(page, '/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('news.heading'));
  await expect(box(page)).toHaveAttribute('placeholder', label('news.placeholder'));
  await expect(topic(page, 'explorer.all')).toHaveAttribute('aria-current', 'true');
  await expect(topic(page, 'news.category.product-news')).toBeVisible();
  const first = shown(page).first();
  await expect(first).toContainText(/^.*By /s);
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /^\/news\/[\w-]+$/);
  for (const article of await shown(page).all()) await expect(article.getByRole('img').first()).toBeVisible();
});

test('a search filters the list, shows the number of results or a hint, and is stored in the URL, as is a category', async ({
  page,
}) => {
  await open(page, '/news');
  const all = await shown(page).count();
  await box(page).fill('vpn');
  await expect(status(page)).toContainText(/\d+ articles? found/);
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
  await expect(page).toHaveURL('/news#q=vpn');
  await page.reload();
  await expect(box(page)).toHaveValue('vpn');
  await expect(status(page)).toContainText(/\d+ articles? found/);

  await box(page).fill('zzzz');
  await expect(status(page)).toContainText(label('explorer.none.title'));
  await expect(status(page)).toContainText(label('explorer.none.hint'));
  await expect(shown(page)).toHaveCount(0);
  await page.getByRole('button', { name: label('explorer.none.reset') }).click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(shown(page).first()).toBeVisible();
  await expect(page).toHaveURL('/news');

  await box(page).fill('the');
  await expect(status(page)).toContainText(/\d+ articles? found/);
  const found = await shown(page).count();
  await topic(page, 'news.category.product-news').click();
  await expect(page).toHaveURL('/news#q=the&category=product-news');
  await expect(topic(page, 'news.category.product-news')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => shown(page).count()).toBeLessThan(found);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the list, and categories are separate pages', async ({ page }) => {
    await open(page, '/news');
    await expect(shown(page).first()).toBeVisible();
    await topic(page, 'news.category.product-news').click();
    await expect(page).toHaveURL('/news/category/product-news');
    await expect(shown(page).first()).toBeVisible();
  });
});
