import { expectFit } from '#tests/support/fit.ts';
import { localAddress } from '#tests/support/routes.ts';
import { templatePages, templateRoutes } from '#tests/support/templates.ts';
import { expect, open, pseudoOrigin, test } from '#tests/support/test.ts';

for (const { address, code } of templatePages()) {
  test(`${address} fits every width, and keeps still where motion is not wanted`, async ({ visit }) => {
    const page = await visit({ locale: code });
    await open(page, address);
    await expectFit(page);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving, 'running animations').toBe(0);
  });
}

// English made longer, as a warning of what the other languages will do.
for (const route of templateRoutes().filter((route) => route !== '/no-such-page')) {
  test(`${route} fits every width with longer words`, async ({ page }) => {
    await open(page, pseudoOrigin() + localAddress('en-xa', route));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expectFit(page);
  });
}
