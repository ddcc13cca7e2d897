import { apps } from '#content/facts/apps.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

test(
  'each cell of the comparison stands below its column’s name, what reaches us in full width',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/products');
    const table = page.getByRole('table', { name: label('products.compare.title') });
    const columns = await table.getByRole('columnheader').allTextContents();
    const width = (await table.boundingBox())?.width ?? Infinity;
    for (const { id } of apps) {
      const row = table.getByRole('row').filter({ hasText: label(`products.need.${id}`) });
      await expect(row.getByText(label(`products.need.${id}`))).toBeVisible();
      const cells = row.getByRole('cell');
      const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
      expect(labels).toEqual(columns.slice(1).map((name) => `"${name}"`));
      const reaches = cells.nth(columns.indexOf(label('flow.reaches')) - 1);
      expect((await reaches.boundingBox())?.width).toBeCloseTo(width);
    }
  },
);
