import { apps } from '#content/facts/apps.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

test(
  'the comparison has two columns on phones: the app with its price, and what reaches us',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/products');
    const table = page.getByRole('table', { name: label('products.compare.title') });
    const heading = await table.getByText(label('flow.reaches'), { exact: true }).boundingBox();
    for (const { id, price } of apps) {
      const row = table.getByRole('row').filter({ hasText: label(`app.${id}`) });
      const name = await row.getByText(label(`app.${id}`), { exact: true }).boundingBox();
      const free = await row.getByText(label(price.short), { exact: true }).boundingBox();
      if (!heading || !name || !free) throw new Error(`${id} shows no name or price`);
      expect(free.y).toBeGreaterThanOrEqual(name.y + name.height - 1);
      expect(free.x + free.width).toBeLessThanOrEqual(heading.x);
      expect((await row.locator('td:nth-child(4)').boundingBox())?.x).toBeCloseTo(heading.x, 0);
    }
  },
);
