import { label } from '#tests/support/labels.ts';
import { expect, test } from '#tests/support/test.ts';

test('an unknown URL returns 404 with the specified text and a link home', async ({ page }) => {
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main')).toContainText("The page you're looking for doesn't exist or has been moved.");
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page
    .getByRole('main')
    .getByRole('link', { name: label('notFound.home') })
    .click();
  await expect(page).toHaveURL('/');
});

test('the 404 page is in the language of the URL', async ({ page }) => {
  const response = await page.goto('/ar/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('notFound.title', {}, 'ar'));
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^\/ar(\/|$)/);
});

test('the 404 page does not redirect to the visitor’s language', async ({ visit }) => {
  const page = await visit({ locale: 'de' });
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/no-such-page');
});
