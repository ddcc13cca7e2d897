import type { Locator } from '@playwright/test';
import { demoStage, expectAccessible } from '#tests/support/axe.ts';
import { demoButton, press, startDemo, wayOf } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, nightly, test } from '#tests/support/test.ts';

/** Duration of ten connections, ms: one starts every 900 ms. */
const tenConnections = 9_000;

const row = (region: Locator, name: string) => region.getByRole('listitem').filter({ hasText: label(name) });
const permission = (region: Locator, kind: string, name: string) =>
  row(region, name).getByRole('switch', { name: new RegExp(`^${label(`firewall.${kind}`)} `) });
const counter = async (region: Locator, key: string) =>
  Number(await region.getByText(label(key), { exact: true }).locator('xpath=following-sibling::dd').textContent());

test('a denied app is blocked and reconnects when it is allowed, each network has its own rules, and counters show both', async ({
  page,
}, { project }) => {
  const way = wayOf(project);
  await page.clock.install();
  const { region } = await startDemo(page, 'firewall', { way });
  await stopClock(page);
  // Connections start automatically: begin again without those of the time before the clock stopped.
  await press(page.getByRole('button', { name: label('demo.restart') }), way);
  const videos = row(region, 'stage.firewall.videos').first();
  await page.clock.runFor(tenConnections);
  await expect(videos).toContainText('19.7 MB');
  await expect.poll(() => counter(region, 'firewall.blocked')).toBe(8);
  const wifi = permission(region, 'wifi', 'stage.firewall.videos');
  await press(wifi, way);
  await expect(wifi).toHaveAttribute('aria-checked', 'false');
  // It tries at once, so that nobody waits to see the rule work.
  await expect(videos).toContainText(label('firewall.tries_one', { count: '1' }));
  await page.clock.runFor(tenConnections);
  await expect(videos).toContainText(label('firewall.tries_other', { count: '3' }));
  await press(wifi, way);
  await page.clock.runFor(tenConnections);
  await expect(videos).toContainText('25.4 MB');

  const [allowed, blocked] = [await counter(region, 'firewall.allowed'), await counter(region, 'firewall.blocked')];
  await region.getByRole('radio', { name: label('firewall.mobile') }).check();
  await page.clock.runFor(tenConnections);
  await expect.poll(() => counter(region, 'firewall.allowed')).toBe(allowed + 4);
  await expect.poll(() => counter(region, 'firewall.blocked')).toBe(blocked + 6);
  await demoButton(region, 'firewall.pause').click();
  await page.clock.runFor(tenConnections);
  await expect.poll(() => counter(region, 'firewall.blocked')).toBe(blocked + 6);

  await expect(region.getByText('ads.example').first()).toBeVisible();
  // axe uses the page's clock.
  await page.clock.resume();
  await expectAccessible(page, 'after connections', demoStage);
});

for (const code of ['de', 'ru'])
  test(
    `${code}: on a narrow phone, two connections are in view, and no app moves when others are blocked`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { region } = await startDemo(page, 'firewall', { code });
      const connections = region.locator('.activity > li');
      for (const index of [0, 1]) await expect(connections.nth(index)).toBeInViewport({ ratio: 1 });
      const places = () =>
        region
          .locator('.row b, .counters dt')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().y));
      const before = await places();
      for (const control of await region.getByRole('switch').all()) {
        if (await control.isChecked()) await control.click();
        expect(await places()).toEqual(before);
      }
      await expect(region.locator('.row[data-blocked]')).toHaveCount(6, { timeout: 20_000 });
      expect(await places()).toEqual(before);
    },
  );
