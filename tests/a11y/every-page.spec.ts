import { expectAccessible } from '#tests/support/axe.ts';
import { findUndrawnControls } from '#tests/support/drawn-controls.ts';
import { expectFitAndReadable, expectFitWithLargeText } from '#tests/support/fit.ts';
import { checkedPages, isDeep } from '#tests/support/templates.ts';
import { expect, open, origin, test } from '#tests/support/test.ts';

// One test for all checks, in one tab for all pages: opening a page takes longer than any single check. What axe finds
// seldom depends on the language. Each visitor has chosen the page's language, so that no other is offered.
for (const { address, code } of checkedPages()) {
  const hasAxe = code === 'en' || isDeep;
  const axe = hasAxe ? ', and axe finds no problems on phone and desktop' : '';
  test(`${address} fits every width, is readable, has no animations${axe}`, async ({ sharedTab: page }) => {
    await page.context().addCookies([{ name: 'language', value: code, url: origin() }]);
    await open(page, address);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving, 'running animations despite reduced motion').toBe(0);
    expect(await findUndrawnControls(page), 'controls drawn by the browser').toEqual([]);
    const emptyLists = page.locator(':is(ul, ol, dl):empty').locator('visible=true');
    await expect(emptyLists, 'lists without items').toHaveCount(0);
    if (hasAxe) await expectAccessible(page, 'on a desktop');
    await expectFitAndReadable(page);
    await expectFitWithLargeText(page);
    if (hasAxe) await expectAccessible(page, 'on a phone');
  });
}
