import { apps } from '#content/facts/apps.ts';
import { dataFlows, leavesPhone } from '#content/facts/data-flows.ts';
import { flowKeys } from '#site/sections/product/flow-keys.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

test('the row of an app shows how much leaves the phone, and its details name it', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/trust');
  for (const { id, slug } of apps) {
    const row = page.locator(`details:has(> [id="${slug}"]) > summary`);
    const leaves = row.locator('[data-count]', { hasText: label('flow.leaves') });
    const lines = dataFlows[id].lines.filter(leavesPhone);
    expect(await leaves.evaluate((cell) => getComputedStyle(cell, '::after').content)).toBe(`"${lines.length}"`);
    for (const line of lines) await expect(leaves.getByText(label(flowKeys[line.id].what))).toBeHidden();
    await row.click();
    const details = page.locator(`[id="${slug}"]`);
    for (const line of lines)
      await expect(details.locator('li b').getByText(label(flowKeys[line.id].what), { exact: true })).toBeVisible();
  }
});

test('with large text, the row names what leaves the phone instead', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 740 });
  await open(page, '/trust');
  const row = page.locator('details:has(> #firewall) > summary');
  await expect(row.getByText(label(flowKeys.allowed.what))).toBeVisible();
});
