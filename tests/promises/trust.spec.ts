/** Promises of /trust, and of the phone on the first screen. */
import type { Page } from '@playwright/test';
import { appPrivacy } from '#content/facts/app-privacy.ts';
import { apps } from '#content/facts/apps.ts';
import { dataFlows, leavesPhone } from '#content/facts/data-flows.ts';
import { flowKeys } from '#site/sections/product/flow-keys.ts';
import { label } from '#tests/support/labels.ts';
import { expect, open, origin, test } from '#tests/support/test.ts';

const card = (page: Page, slug: string) => page.locator(`article#${slug}`);

test('“What leaves your phone” lists nothing that stays on it', async ({ page }) => {
  await open(page, '/trust');
  for (const { id, slug } of apps) {
    const list = card(page, slug).locator('ul').first();
    const { lines } = dataFlows[id];
    for (const line of lines)
      await expect(list.getByText(label(flowKeys[line.id].what), { exact: true })).toHaveCount(
        leavesPhone(line) ? 1 : 0,
      );
    if (!lines.some(leavesPhone)) await expect(list).toHaveText(label('products.leaves.nothing'));
  }
});

test('both platforms are shown: what iOS keeps and asks for, too', async ({ page }) => {
  await open(page, '/trust');
  for (const { id, slug } of apps) {
    const policies = appPrivacy.filter((policy) => policy.app === id && policy.available);
    const rows = policies.reduce((sum, { data }) => sum + data.length, 0);
    await expect(card(page, slug).locator('dt')).toHaveCount(rows);
  }
  await expect(card(page, 'photovault')).toContainText('Keychain');
  await expect(card(page, 'password-manager')).toContainText('List for suggestions');
});

test('pages load nothing from other companies', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin() && !request.url().startsWith('data:')) others.push(request.url());
  });
  for (const path of ['/', '/contact', '/product/vpn', '/trust', '/faq', '/blog']) {
    await open(page, path);
    await page.mouse.move(50, 50);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('load');
  }
  expect(others).toEqual([]);
});

test('the first screen never shows VPN and Firewall on together', async ({ page }) => {
  await open(page, '/');
  const phone = page.getByRole('group', { name: label('home.phone.label') });
  const row = (key: string) => phone.locator('> div', { has: page.getByText(label(key), { exact: true }) });
  await expect(row('app.vpn')).toHaveAttribute('data-idle', 'true');
  await expect(row('app.vpn')).toContainText(label('home.phone.vpn'));
  await expect(row('app.firewall')).not.toHaveAttribute('data-idle');
});
