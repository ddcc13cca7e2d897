import { expectFit } from '#tests/support/fit.ts';
import { expectNoOverlap } from '#tests/support/readable.ts';
import { localAddress } from '#tests/support/routes.ts';
import { templateRoutes } from '#tests/support/templates.ts';
import { expect, open, pseudoOrigin, test } from '#tests/support/test.ts';

// The pseudolocale lengthens English texts, to find layout problems before translations exist.
for (const route of templateRoutes().filter((route) => route !== '/no-such-page')) {
  test(`${route} fits every width in the pseudolocale`, async ({ page }) => {
    await open(page, pseudoOrigin() + localAddress('en-xa', route));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expectFit(page);
    await expectNoOverlap(page);
  });
}
