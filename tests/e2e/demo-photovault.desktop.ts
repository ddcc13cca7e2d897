import { demoButton, startDemo } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, test } from '#tests/support/test.ts';

/** How a PNG file begins, in hexadecimal digits. */
const png = /^89504e47/;

test('shows the first bytes of the picture beside the phone, before and after encryption, while the field stays in place', async ({
  page,
}) => {
  const { region } = await startDemo(page, 'photovault');
  const bytes = region.locator('code');
  await expect(bytes).toHaveText(png);
  await expect(region.locator('.cost')).toBeHidden();
  const pin = region.getByLabel(label('photovault.pin'));
  const place = async () => (await pin.boundingBox())?.y;
  const first = await place();
  await pin.fill('271828');
  await demoButton(region, 'photovault.lock').click();
  await expect(bytes).toHaveText(/^([\da-f]{8} ){39}[\da-f]{8}$/);
  await expect(bytes).not.toHaveText(png);
  await expect(region.locator('.cost')).toBeVisible();
  expect(await place()).toBe(first);
  await pin.fill('314159');
  await demoButton(region, 'photovault.unlock').click();
  await expect(region.getByText(label('photovault.wrong'))).toBeVisible();
  expect(await place()).toBe(first);
});
