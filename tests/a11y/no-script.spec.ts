import { label } from '#tests/support/labels.ts';
import { scriptedRoutes } from '#tests/support/templates.ts';
import { expect, open, test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

for (const route of scriptedRoutes()) {
  test(`${route} shows all its content without JavaScript`, async ({ page }) => {
    await open(page, route);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    // No content waits for a script.
    for (const heading of await main.getByRole('heading', { level: 2 }).all()) await expect(heading).toBeVisible();
    const faint = await main
      .locator('h1, h2, h3, p, li, a')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity === '0').length);
    expect(faint).toBe(0);
    await expect(page.getByRole('button', { name: label('header.menu.open'), includeHidden: true })).toHaveCount(1);
  });
}
