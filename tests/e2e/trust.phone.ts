import { apps } from '#content/facts/apps.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

test(
  'each list in the row of an app stands beside its label if it is short, and below it, as wide as the row, if it is long',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/trust');
    for (const { slug } of apps) {
      const labels = page.locator(`details:has(> [id="${slug}"]) > summary small`);
      await expect(labels).toHaveText(['flow.leaves', 'trust.ours', 'trust.permissions'].map((key) => label(key)));
    }
    const boxes = async (slug: string) => {
      const name = page.locator(`details:has(> [id="${slug}"]) > summary small`, { hasText: label('trust.ours') });
      const [own, texts] = [await name.boundingBox(), await name.locator('+ *').boundingBox()];
      if (!own || !texts) throw new Error(`${slug} shows no list of what is kept`);
      return { own, texts };
    };
    const short = await boxes('photovault');
    expect(short.texts.x).toBeGreaterThan(short.own.x + short.own.width);
    const long = await boxes('vpn');
    expect(long.texts.x).toBe(long.own.x);
    expect(long.texts.y).toBeGreaterThanOrEqual(long.own.y + long.own.height);
  },
);
