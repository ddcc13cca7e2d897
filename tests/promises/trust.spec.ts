/** Promises of /trust, and of the phone on the first screen. */
import type { Page } from '@playwright/test';
import { appPrivacy } from '#content/facts/app-privacy.ts';
import { apps } from '#content/facts/apps.ts';
import { dataFlows, leavesPhone } from '#content/facts/data-flows.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import { flowKeys } from '#site/sections/product/flow-keys.ts';
import { label } from '#tests/support/labels.ts';
import { expect, open, origin, test } from '#tests/support/test.ts';

/** The details of an app. */
const details = (page: Page, slug: string) => page.locator(`[id="${slug}"]`);
/** The row of an app, which opens them. */
const row = (page: Page, slug: string) => page.locator(`details:has(> [id="${slug}"]) > summary`);

test('“What leaves your phone” lists nothing that stays on it; what an app keeps on our servers is in its row, and how long it is in memory only; the panel about this website shows two zeros; both platforms are shown: what iOS keeps and asks for, too', async ({
  page,
}) => {
  await open(page, '/trust');
  for (const { id, slug } of apps) {
    const cell = row(page, slug).locator('small:text-is("' + label('flow.leaves') + '") + *');
    const { lines } = dataFlows[id];
    for (const line of lines) {
      const what = label(flowKeys[line.id].what);
      await expect(details(page, slug).locator('li b').getByText(what, { exact: true })).toHaveCount(1);
      await expect(cell.getByText(what, { exact: true })).toHaveCount(leavesPhone(line) ? 1 : 0);
    }
    if (lines.some(leavesPhone)) continue;
    await expect(cell).toHaveText(label('flow.nothing'));
  }

  const kept = (slug: string) => row(page, slug).locator('small:text-is("' + label('trust.ours') + '") + *');
  for (const { id, slug } of apps) {
    const isKept = appPrivacy.some(
      ({ app, data }) => app === id && data.some(({ place }) => place.startsWith('server')),
    );
    if (!isKept) await expect(kept(slug)).toHaveText(label('flow.nothing'));
  }
  await expect(kept('firewall')).toHaveText(
    /^The number of blocked connections, if you share it\s?It’s added to a total when it arrives/,
  );
  await expect(kept('vpn')).toContainText(
    /Your IP address and public key\s?While you’re connected, and a few minutes after/,
  );
  // What is a total by its name isn't explained as one.
  await expect(kept('vpn')).not.toContainText('added to a total');

  const numbers = page.locator('section[aria-labelledby=check-title]').getByRole('definition');
  await expect(numbers.filter({ hasText: /^0$/ })).toHaveCount(2);

  for (const { id, slug } of apps) {
    const policies = appPrivacy.filter((policy) => policy.app === id && policy.available);
    const rows = policies.reduce((sum, { data }) => sum + data.length, 0);
    await expect(details(page, slug).locator('dt')).toHaveCount(rows);
    for (const { platform, permissions } of policies)
      await expect(row(page, slug)).toContainText(
        label('trust.permissions.on', {
          number: String(permissions.length),
          platform: label(platformKey[platform]),
        }),
      );
  }
  await expect(details(page, 'photovault')).toContainText('Keychain');
  await expect(details(page, 'password-manager')).toContainText('List for suggestions');
});

test('a row opens the details of the app, without JavaScript', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto(`${origin()}/trust`);
  await row(page, 'vpn').click();
  await expect(details(page, 'vpn').locator('dl')).toBeVisible();
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
