/**
 * Tests the hydration of islands with the search of the news page: no JavaScript is loaded before the first interaction
 * with the island, and no input is lost while it loads.
 */
import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: label('news.search') });
const submit = (page: Page) => page.getByRole('search').getByRole('button', { name: label('explorer.search') });
const chunk = /\/_assets\/.*\.js$/;

/** Records the scripts that a page executes (`script`) and prefetches (`fetch`). */
function watchScripts(page: Page): { fetched: string[]; run: string[] } {
  const seen = { fetched: [] as string[], run: [] as string[] };
  page.on('request', (request) => {
    if (chunk.test(request.url())) seen[request.resourceType() === 'script' ? 'run' : 'fetched'].push(request.url());
  });
  return seen;
}

/** Delays the island's code until the returned function is called. */
async function holdChunks(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(chunk, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** Sets a global variable to detect a page load: it is gone after one. */
const markPage = (page: Page) => page.evaluate(() => void Object.assign(window, { kept: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'kept' in window);

const found = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ articles? found/ });

test('the first user activity prefetches the code, and the first interaction runs it', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await expect.poll(() => scripts.fetched.length, { timeout: 20_000 }).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  expect(scripts.run).toEqual([]);
  await box(page).fill('vpn');
  await expect(found(page)).toBeVisible();
  expect(scripts.run.length).toBeGreaterThan(1);
  // Every executed script was prefetched.
  expect(scripts.run.filter((url) => !scripts.fetched.includes(url))).toEqual([]);
});

test('nothing is prefetched when the visitor saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  const scripts = watchScripts(page);
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.evaluate(() => {
    scrollTo(0, 300);
  });
  // Longer than the delay of the prefetch (100 ms).
  await page.waitForTimeout(500);
  expect(scripts).toEqual({ fetched: [], run: [] });
  await box(page).fill('vpn');
  await expect(found(page)).toBeVisible();
});

test('what the visitor clicked and typed before hydration is kept and takes effect after it', async ({ page }) => {
  const release = await holdChunks(page);
  await open(page, '/news');
  await markPage(page);
  await box(page).click();
  await page.keyboard.type('backup');
  await submit(page).click();
  await submit(page).click();
  expect(new URL(page.url()).search).toBe('');
  await box(page).press('Enter');
  await box(page).press('End');
  await page.keyboard.type(' vault');
  expect(await isSamePage(page)).toBe(true);
  release();
  await expect(found(page)).toBeVisible();
  await expect(box(page)).toHaveValue('backup vault');
  await expect(page).toHaveURL(/\/news#q=backup(\+vault)?$/);
  expect(await isSamePage(page)).toBe(true);
});

test('a link works before hydration', async ({ page }) => {
  const release = await holdChunks(page);
  await open(page, '/news');
  await page
    .getByRole('navigation', { name: label('news.categories') })
    .getByRole('link', { name: label('news.category.product-news') })
    .click();
  await expect(page).toHaveURL('/news/category/product-news');
  release();
});

test.describe('when the code fails to load', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'Failed to fetch'] });

  test('a search has no effect and leaves the list', async ({ page }) => {
    await page.route(chunk, (route) => route.abort());
    await open(page, '/news');
    await markPage(page);
    await box(page).fill('vpn');
    await submit(page).click();
    await expect(page).toHaveURL('/news#q=vpn');
    expect(await isSamePage(page)).toBe(true);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
