import { label } from '#tests/support/labels.ts';
import { expect, test } from '#tests/support/test.ts';

test('an address that is none answers 404 with the words of the catalogue, and ways on', async ({ page }) => {
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

for (const [code, direction] of [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`404 speaks the language of the address: ${code}`, async ({ page }) => {
    const response = await page.goto(`/${code}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('notFound.title', {}, code));
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^/${code}(/|$)`),
    );
  });
}

test('404 leaves the visitor at the address, whatever their language', async ({ visit }) => {
  const page = await visit({ locale: 'de' });
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/no-such-page');
});
