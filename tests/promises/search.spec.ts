/** Promise: with scripts, what a visitor searches for stays on the device; without, the form says where it goes. */
import type { Page, Request } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { isDeep } from '#tests/support/templates.ts';
import { expect, nightly, open, origin, test } from '#tests/support/test.ts';

/** Does a request carry the words of the search? */
const carries = (request: Request) =>
  /lantern/i.test([request.url(), request.postData(), ...Object.values(request.headers())].join(' '));

const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const status = (page: Page) => page.locator('#search-status');

/** Pages with a search box of the site, whether it is limited to the questions, and when it is tested. */
const boxes = [
  ['/support', '', nightly],
  ['/faq', 'in=faq&', {}],
  ['/no-such-page', '', nightly],
  ['/search', '', nightly],
  ['/de/search', '', nightly],
] as const;

for (const [path, limit, details] of boxes) {
  test(`a search leaves no trace on the server: ${path}`, details, async ({ page }) => {
    const told: Request[] = [];
    page.on('request', (request) => carries(request) && told.push(request));
    await open(page, path);
    await box(page).fill('lantern');
    await box(page).press('Enter');
    const prefix = path.startsWith('/de') ? '/de' : '';
    await expect(page).toHaveURL(`${prefix}/search#${limit}q=lantern`);
    await expect(box(page)).toHaveValue('lantern');
    await expect(status(page)).not.toBeEmpty();
    await page.reload();
    await expect(status(page)).not.toBeEmpty();
    await box(page).fill('lanterns');
    await box(page).press('Enter');
    await expect(page).toHaveURL(`${prefix}/search#q=lanterns`);
    await expect(status(page)).not.toBeEmpty();
    expect(told.map((request) => request.url())).toEqual([]);
  });
}

test('a search leaves no trace on the server: Enter in the dialog, without a result', async ({ page }) => {
  const told: Request[] = [];
  page.on('request', (request) => carries(request) && told.push(request));
  await open(page, '/about');
  await page.getByRole('button', { name: label('search.title'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('lanternzzzz');
  await expect(dialog.getByRole('status')).toContainText(label('search.none'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search#q=lanternzzzz');
  await expect(status(page)).toHaveText(`${label('search.none')} ${label('search.hint')}`);
  expect(told.map((request) => request.url())).toEqual([]);
});

test('a search leaves no trace on the server: news and blog', async ({ page }) => {
  const told: Request[] = [];
  page.on('request', (request) => carries(request) && told.push(request));
  for (const path of isDeep ? ['/news', '/blog'] : ['/news']) {
    await open(page, path);
    await box(page).fill('lantern');
    await expect(page).toHaveURL(`${path}#q=lantern`);
    await page.reload();
    await expect(box(page)).toHaveValue('lantern');
  }
  expect(told.map((request) => request.url())).toEqual([]);
});

test('the search page shows results on the device, follows a new search and the back button', async ({ page }) => {
  await open(page, '/faq');
  await box(page).fill('kill switch');
  await box(page).press('Enter');
  const results = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(results.first()).toHaveAttribute('href', /^\/faq\//);
  await expect(status(page)).toContainText(/^\d+ results/);
  await box(page).fill('refund');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search#q=refund');
  await expect(results.first()).toHaveAttribute('href', /#cancel-and-refund$/);
  await page.goBack();
  await expect(box(page)).toHaveValue('kill switch');
  await expect(results.first()).toHaveAttribute('href', /^\/faq\//);
});

test('without JavaScript, a line below every search box says that the search is sent to our server', async ({
  request,
}) => {
  for (const [path] of boxes) {
    // Chromium's emulation runs no scripts, but doesn't render `<noscript>`.
    const html = await (await request.get(`${origin()}${path}`)).text();
    const code = path.startsWith('/de') ? 'de' : 'en';
    const [form = ''] = /<form[^>]*data-search[^]*?<\/form>/.exec(html) ?? [];
    expect(form, path).toContain(`<noscript><p>${label('search.noScript', {}, code)}</p></noscript>`);
  }
});
