import { expectAccessible } from '#tests/support/axe.ts';
import { label } from '#tests/support/labels.ts';
import { localAddress } from '#tests/support/routes.ts';
import { isDeep, sampleLanguages } from '#tests/support/templates.ts';
import { expect, open, test } from '#tests/support/test.ts';

for (const { code, prefix } of sampleLanguages) {
  if (code !== 'en' && !isDeep) continue;
  test(`axe finds no problems in the open language list and drawer in ${code}`, async ({ visit }) => {
    const page = await visit({ locale: code });
    await open(page, localAddress(prefix, '/products'));
    await page.locator('[popovertarget=languages]').click();
    await expect(page.getByRole('navigation', { name: label('language.choose', {}, code) })).toBeVisible();
    await expectAccessible(page, 'language list on a desktop', ['header', '#languages']);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectAccessible(page, 'language list on a phone', ['header', '#languages']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: label('header.menu.open', {}, code) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'drawer', ['#menu']);
  });
}

test('axe finds no problems in the language offer', async ({ page }) => {
  await open(page, '/ar/contact');
  await expect(page.getByRole('link', { name: label('offer.text') })).toBeVisible();
  await expectAccessible(page, 'offer', ['.offer']);
});
