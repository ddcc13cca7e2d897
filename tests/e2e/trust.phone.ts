import { apps } from '#content/facts/apps.ts';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

test('each list in the row of an app stands beside its label', async ({ page }) => {
  await open(page, '/trust');
  for (const { slug } of apps) {
    const labels = page.locator(`details:has(> [id="${slug}"]) > summary small`);
    await expect(labels).toHaveText(['flow.leaves', 'trust.ours', 'trust.permissions'].map((key) => label(key)));
    for (const one of await labels.all()) {
      const [name, texts] = [await one.boundingBox(), await one.locator('+ *').boundingBox()];
      expect((name?.x ?? Infinity) + (name?.width ?? 0)).toBeLessThan(texts?.x ?? 0);
    }
  }
});
