import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { demoButton, press, startDemo, type Press } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, test } from '#tests/support/test.ts';

/** Duration of ten connections, ms. */
const tenConnections = 9_000;

const row = (region: Locator, name: string) => region.getByRole('listitem').filter({ hasText: label(name) });
const permission = (region: Locator, kind: string, name: string) =>
  row(region, name).getByRole('switch', { name: new RegExp(`^${label(`firewall.${kind}`)} `) });
const counter = async (region: Locator, key: string) =>
  Number(await region.getByText(label(key), { exact: true }).locator('xpath=following-sibling::dd').textContent());

async function start(page: Page, way: Press) {
  await page.clock.install();
  const demo = await startDemo(page, 'firewall', { way });
  await stopClock(page);
  // Connections start automatically: begin again without those of the time before the clock stopped.
  await press(page.getByRole('button', { name: label('demo.restart') }), way);
  return demo;
}

for (const way of ['pointer', 'keyboard'] as const)
  test(`a denied app is blocked and reconnects when it is allowed, by ${way}`, async ({ page }, { project }) => {
    const by: Press = way === 'keyboard' ? 'keyboard' : project.name === 'phone' ? 'touch' : 'mouse';
    const { region, requests } = await start(page, by);
    const videos = row(region, 'stage.firewall.videos').first();
    await page.clock.runFor(tenConnections);
    await expect(videos).toContainText('5,700 kB');
    const wifi = permission(region, 'wifi', 'stage.firewall.videos');
    await press(wifi, by);
    await expect(wifi).toHaveAttribute('aria-checked', 'false');
    await page.clock.runFor(tenConnections);
    await expect(videos).toContainText(label('firewall.tries_other', { count: '2' }));
    await press(wifi, by);
    await expect(videos).toContainText('5,700 kB');
    await page.clock.runFor(tenConnections);
    await expect(videos).toContainText('11,400 kB');
    expect(requests).toEqual([]);
  });

test('each network has its own rules, and the counters show allowed and blocked connections', async ({ page }) => {
  const { region } = await start(page, 'mouse');
  await page.clock.runFor(tenConnections);
  await expect.poll(() => counter(region, 'firewall.allowed')).toBe(8);
  await expect.poll(() => counter(region, 'firewall.blocked')).toBe(2);
  await region.getByRole('radio', { name: label('firewall.mobile') }).check();
  await page.clock.runFor(tenConnections);
  await expect.poll(() => counter(region, 'firewall.allowed')).toBe(12);
  await expect.poll(() => counter(region, 'firewall.blocked')).toBe(8);
  await demoButton(region, 'firewall.pause').click();
  await page.clock.runFor(tenConnections);
  await expect.poll(() => counter(region, 'firewall.blocked')).toBe(8);
});

test('axe finds no problems while connections run', async ({ page }) => {
  const { region } = await start(page, 'mouse');
  await page.clock.runFor(tenConnections);
  await expect(region.getByText('stream.example').first()).toBeVisible();
  // axe uses the page's clock.
  await page.clock.resume();
  await expectAccessible(page, 'running');
});
