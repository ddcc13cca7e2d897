import { expectAccessible } from '#tests/support/axe.ts';
import { findUndrawnControls } from '#tests/support/drawn-controls.ts';
import { expectFitAndReadable, expectFitWithLargeText } from '#tests/support/fit.ts';
import { checkedPages, isDeep } from '#tests/support/templates.ts';
import { expect, open, origin, test } from '#tests/support/test.ts';

/**
 * Where axe checks a page. With every change: English on a phone or a desktop, in turn, since what axe finds seldom depends
 * on the language. Every night: all languages on both.
 */
function axeDevices(code: string, index: number) {
  const isPhone = index % 2 === 0;
  return { desktop: isDeep || (code === 'en' && !isPhone), phone: isDeep || (code === 'en' && isPhone) };
}

// One test for all checks, in one tab for all pages: opening a page takes longer than any single check. Each visitor has
// chosen the page's language, so that no other is offered.
for (const [index, { address, code }] of checkedPages().entries()) {
  const axe = axeDevices(code, index);
  const devices = Object.entries(axe).flatMap(([device, isChecked]) => (isChecked ? [device] : []));
  const found = devices.length > 0 ? `, and axe finds no problems on a ${devices.join(' and a ')}` : '';
  test(`${address} fits every width, is readable, has no animations${found}`, async ({ sharedTab: page }) => {
    await page.context().addCookies([{ name: 'language', value: code, url: origin() }]);
    await open(page, address);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving, 'running animations despite reduced motion').toBe(0);
    expect(await findUndrawnControls(page), 'controls drawn by the browser').toEqual([]);
    const emptyLists = page.locator(':is(ul, ol, dl):empty').locator('visible=true');
    await expect(emptyLists, 'lists without items').toHaveCount(0);
    if (axe.desktop) await expectAccessible(page, 'on a desktop');
    await expectFitAndReadable(page);
    await expectFitWithLargeText(page);
    if (axe.phone) await expectAccessible(page, 'on a phone');
  });
}
