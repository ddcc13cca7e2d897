import type { Locator } from '@playwright/test';
import { demoStage, expectAccessible } from '#tests/support/axe.ts';
import { demoButton, press, startDemo, wayOf } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, test } from '#tests/support/test.ts';

const pin = (region: Locator) => region.getByLabel(label('photovault.pin'));
const picture = (region: Locator) => region.getByRole('img', { name: label('photovault.picture') });
const cipher = (region: Locator) => region.getByRole('img', { name: label('photovault.cipher') });

/** The content of the canvas as a data URL, for comparison. */
const canvasData = (frame: Locator) =>
  frame.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Where an element is on the phone, px. */
const placeOf = (locator: Locator) => locator.evaluate((element) => (element as HTMLElement).offsetTop);

/** Number of distinct values in the first row of the canvas. */
const colors = (frame: Locator) =>
  frame.locator('canvas').evaluate((canvas) => {
    const { width } = canvas as HTMLCanvasElement;
    const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, 1).data ?? [];
    return new Set(Array.from({ length: width }, (_, index) => data[index * 4])).size;
  });

test('encrypts a picture, keeps it unreadable with a wrong PIN, and restores it with the right one', async ({ page }, {
  project,
}) => {
  const by = wayOf(project);
  const { region } = await startDemo(page, 'photovault', { way: by });
  await expect.poll(() => colors(picture(region))).toBeGreaterThan(1);
  const before = await canvasData(picture(region));
  const [place, frame] = [await placeOf(pin(region)), await placeOf(picture(region))];
  await pin(region).fill('12345');
  await press(demoButton(region, 'photovault.lock'), by);
  await expect(region.getByText(label('photovault.pin.invalid'))).toBeVisible();
  await pin(region).fill('271828');
  await press(demoButton(region, 'photovault.lock'), by);
  await expect(cipher(region)).toBeVisible();
  await expect(pin(region)).toBeFocused();
  expect([await placeOf(pin(region)), await placeOf(cipher(region))]).toEqual([place, frame]);
  // Noise: almost every pixel of a row differs.
  await expect.poll(() => colors(cipher(region))).toBeGreaterThan(40);
  await pin(region).fill('314159');
  await press(demoButton(region, 'photovault.unlock'), by);
  await expect(region.getByText(label('photovault.wrong'))).toBeVisible();
  await expect(cipher(region)).toBeVisible();
  await expectAccessible(page, 'after a wrong PIN', demoStage);
  await pin(region).fill('271828');
  await press(demoButton(region, 'photovault.unlock'), by);
  await expect(region.getByText(label('photovault.back'))).toBeVisible();
  await expect.poll(() => canvasData(picture(region))).toBe(before);
});

test('accepts a visitor’s own picture and rejects a file that is not a picture', async ({ page }) => {
  const { region } = await startDemo(page, 'photovault');
  await expect.poll(() => colors(picture(region))).toBeGreaterThan(1);
  const ours = await canvasData(picture(region));
  const file = region.getByLabel(label('photovault.choose'));
  await file.setInputFiles('public/icon-192.png');
  await expect.poll(() => canvasData(picture(region))).not.toBe(ours);
  await file.setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(region.getByText(label('photovault.notAPicture'))).toBeVisible();
  await expect(region.getByText(label('photovault.notAPicture'))).toHaveClass(/alert/);
  await expect.poll(() => canvasData(picture(region))).toBe(ours);
});
