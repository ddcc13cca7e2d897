import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { label } from '#tests/support/labels.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

const opener = (page: Page, code = 'en') =>
  page.getByRole('button', { name: label('search.title', {}, code), exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

test('the search button opens a panel that leads to the apps and to help, then shows results while typing; on a touch screen without code for tooltips', async ({
  page,
  hasTouch,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/about');
  await (hasTouch ? opener(page).tap() : opener(page).click());
  await expect(box(page)).toBeFocused();
  await expect(status(page)).toHaveText(label('search.start'));
  await expect(results(page).first()).toHaveAttribute('href', '/product/firewall');
  await page.keyboard.press('ArrowUp');
  await expect(results(page).last()).toBeFocused();
  await expect(results(page).last()).toHaveAttribute('href', '/support');
  await box(page).fill('zzqxv');
  await expect(status(page)).toContainText(label('search.none'));
  await expect(results(page).first()).toHaveAttribute('href', '/product/firewall');
  await box(page).fill('kill switch');
  await expect(status(page)).toContainText(/^\d{2} results · /);
  const question = results(page).filter({ hasText: 'How do I turn on the kill switch?' });
  await expect(question.locator('strong mark')).toHaveText(['kill', 'switch']);
  await expectAccessible(page, 'search dialog', ['dialog']);
  await page.waitForLoadState('networkidle');
  expect(hasTouch && scripts.some((url) => url.includes('Tooltip'))).toBe(false);
  await question.click();
  await expect(page).toHaveURL('/faq/FAQVPNAndroid#kill-switch');
  await expect(page.locator('#kill-switch')).toBeVisible();
});

test('the search page shows more results on request', async ({ page }) => {
  await open(page, '/search#q=phone');
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('small') });
  await expect(found).toHaveCount(8);
  const more = page.getByRole('button', { name: label('search.showMore') });
  await more.click();
  await expect(found).toHaveCount(24);
  await expect(more).toBeVisible();
});

test('the search takes typing before its code has loaded, and then finds what was typed', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, '/about');
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('kill switch');
  release(undefined);
  await expect(results(page).filter({ hasText: 'How do I turn on the kill switch?' })).toBeVisible();
  await expect(box(page)).toHaveValue('kill switch');
});

test('the index is requested when the panel opens, not when the visitor pauses in typing', async ({ page }) => {
  await open(page, '/about');
  const island = page.locator('react-island[name=SiteSearch]');
  await island.dispatchEvent('wake');
  await expect
    .poll(() => island.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer'))))
    .toBe(true);
  await page.clock.install();
  await stopClock(page);
  const isRequested = page.waitForRequest('**/search/index.json', { timeout: 5_000 });
  await opener(page).click();
  await isRequested;
});

test('the focus returns to the search field when the focused result disappears', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  await box(page).fill('kill switch');
  await expect(results(page).filter({ hasText: 'How do I turn on the kill switch?' })).toBeVisible();
  // From here on, only the test advances the clock and starts the next search.
  await stopClock(page);
  await box(page).fill('refund');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.clock.runFor(200);
  await expect(results(page).filter({ hasText: 'kill switch' })).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test.describe('with the keyboard', () => {
  // Chromium sometimes reports this on a busy machine when a page loads before its view transition starts.
  test.use({ expectedProblems: ['Transition was aborted'] });

  test('opens, moves through the results and back, opens a result; Escape returns the focus', async ({ page }) => {
    await open(page, '/products');
    const before = page.getByRole('main').getByRole('link').first();
    await before.focus();
    await page.keyboard.press('Control+KeyK');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('refun');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    // Typing on a result continues the query.
    await page.keyboard.type('d');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('refund');
    await expect(results(page).first()).toHaveAttribute('href', /#cancel-and-refund$/);
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(before).toBeFocused();
    await page.keyboard.press('Meta+KeyK');
    await box(page).fill('refund');
    await expect(status(page)).toContainText('results');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faq\/FAQVPNAndroid#cancel-and-refund$/);
    // Without a result, Enter opens the search page and none of the suggestions.
    await page.keyboard.press('Control+KeyK');
    await box(page).fill('zzqxv');
    await expect(status(page)).toContainText(label('search.none'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search#q=zzqxv$/);
  });
});

test('in Arabic, the search is in Arabic and fits the narrowest phone', nightly, async ({ visit }) => {
  const page = await visit({ locale: 'ar', viewport: { width: 320, height: 640 } });
  await open(page, '/ar');
  await opener(page, 'ar').click();
  await box(page).fill('اخفاء الصور');
  await expect(results(page).first()).toHaveAttribute('href', '/ar/product/photovault');
  const { left, right } = await dialog(page).evaluate((element) => element.getBoundingClientRect());
  expect([left >= 0, right <= 320]).toEqual([true, true]);
  await expectAccessible(page, 'search dialog in Arabic');
});

test.describe('when the index fails to load', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'index.json'] });

  test('the search page opens', async ({ page }) => {
    await page.route('**/search/index.json', (route) => route.abort());
    await open(page, '/about');
    await opener(page).click();
    await expect(page).toHaveURL('/search');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel leads to the search page, where the server renders the results', async ({ page }) => {
    await open(page, '/de');
    await opener(page, 'de').click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('pin vergessen');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/de/search?q=pin+vergessen');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('pin vergessen');
    await expect(page.getByRole('main').getByRole('status')).toContainText(/^\d{2} Treffer · /);
    const found = page.getByRole('main').getByRole('listitem');
    await expect(found.filter({ has: page.locator('small') })).toHaveCount(8);
    await page
      .getByRole('main')
      .getByRole('link', { name: label('search.showMore', {}, 'de') })
      .click();
    await expect(found.nth(16).locator('small')).not.toBeEmpty();
    const first = found.first();
    await expect(first.locator('mark').first()).toBeVisible();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/forgot-pin|du-hast-pin/);
  });
});
