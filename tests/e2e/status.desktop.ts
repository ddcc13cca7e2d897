import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

test('the page says that it is about this website only', async ({ page }) => {
  await open(page, '/status');
  await expect(page.getByRole('main')).toContainText('It doesn’t cover our VPN servers');
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('one state of each part is shown, with when it was read and an address to write to', async ({ page }) => {
  await open(page, '/ar/status');
  const main = page.getByRole('main');
  await expect(main.locator('[id^=status-forms]:visible')).toHaveText(label('status.working', {}, 'ar'));
  await expect(main.locator('[id^=status-mails]:visible')).toHaveCount(1);
  await expect(main.locator('[id^=status-summary-]:visible')).toHaveId('status-summary-nobody');
  await expect(main.getByRole('heading', { name: label('status.some.nobody', {}, 'ar'), exact: true })).toBeVisible();
  await expect(main.locator('circle[data-lamp]').first()).toHaveCSS('opacity', '0.1');
  await expect(main.locator('time')).toBeVisible();
  await expect(main.getByRole('link', { name: 'support@northlamp.example' })).toBeVisible();
});

test('on a host without our server, the page says that it can’t tell; the lamp is lit only when everything works', async ({
  page,
}) => {
  await page.route('**/status', (route) => route.fulfill({ path: 'dist/site/status.html' }));
  await open(page, '/status');
  await expect(page.getByRole('heading', { name: label('status.unknown'), exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(label('status.unknown.state'))).toHaveCount(2);
  await expect(page.getByRole('main').locator('time')).toBeHidden();
  const light = page.getByRole('main').locator('circle[data-lamp]').first();
  await expect(light).toHaveCSS('opacity', '0.1');
  await page.locator('#status-summary-all').evaluate((element) => element.removeAttribute('hidden'));
  await expect(light).toHaveCSS('opacity', '1');
});
