import { label } from '#tests/support/labels.ts';
import { scriptedRoutes } from '#tests/support/templates.ts';
import { expect, open, test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

// In one page, as opening another takes half of the time.
test('each page shows all its content without JavaScript', async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of scriptedRoutes()) {
    await open(page, route);
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('heading', { level: 1 }), route).toBeVisible();
    // No content waits for a script.
    for (const heading of await main.getByRole('heading', { level: 2 }).all())
      await expect.soft(heading, route).toBeVisible();
    const faint = await main
      .locator('h1, h2, h3, p, li, a')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity === '0').length);
    expect.soft(faint, route).toBe(0);
    const menu = page.getByRole('button', { name: label('header.menu.open'), includeHidden: true });
    await expect.soft(menu, route).toHaveCount(1);
  }
});
