import { demoStage, expectAccessible } from '#tests/support/axe.ts';
import { demoButton, press, startDemo, wayOf } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, test } from '#tests/support/test.ts';

test('the lost phone is located and locked with a message, and shows who tried to unlock it', async ({ page }, {
  project,
}) => {
  const by = wayOf(project);
  if (by === 'touch') await page.setViewportSize({ width: 360, height: 640 });
  const { region } = await startDemo(page, 'antitheft', { way: by });
  const located = region.getByText(label('antitheft.place.known'));
  await expect(located).toBeHidden();
  const commands = () =>
    demoButton(region, 'stage.antitheft.locate').evaluate((button) => button.getBoundingClientRect().y + scrollY);
  const place = await commands();
  await press(demoButton(region, 'stage.antitheft.locate'), by);
  await expect(located).toBeVisible();
  expect(await commands()).toBe(place);

  await press(demoButton(region, 'stage.antitheft.lock'), by);
  const message = region.getByLabel(label('antitheft.message'));
  await expect(message).toBeFocused();
  // Nothing moves under the finger: not the commands when the form opens, nor the PIN's button with each attempt.
  expect(await commands()).toBe(place);
  const lock = demoButton(region, 'antitheft.lockNow');
  const before = await lock.boundingBox();
  await message.fill('');
  await press(lock, by);
  await expect(region.getByText(label('antitheft.message.missing'))).toBeVisible();
  expect(await lock.boundingBox()).toEqual(before);
  await message.fill('Bring it to the library, please');
  await press(lock, by);
  await expect(region.getByText('Bring it to the library, please')).toBeFocused();
  await expect(region.getByText(label('antitheft.isLocked'))).toBeVisible();

  const attempt = demoButton(region, 'antitheft.try');
  // Also in a low window, what comes next is in view.
  await expect(attempt).toBeInViewport({ ratio: 1 });
  for (const count of [1, 2, 3]) {
    await expect(region.getByRole('img', { name: label('antitheft.photo') })).toHaveCount(0);
    await press(attempt, by);
    const answer = label('antitheft.wrong_other', { count: String(count), limit: '3' });
    await expect(region.getByText(count < 3 ? answer : label('antitheft.photo.text'))).toBeVisible();
  }
  await expect(region.getByRole('img', { name: label('antitheft.photo') })).toBeVisible();
  expect(await commands()).toBe(place);
  await expectAccessible(page, 'with the photo', demoStage);
});

test(
  'in a language with long commands, the lost phone is not cut above its button, and the form is as high as the map',
  nightly,
  async ({ visit }) => {
    const page = await visit({ locale: 'el', viewport: { width: 360, height: 740 } });
    const { region } = await startDemo(page, 'antitheft', { code: 'el' });
    const lock = demoButton(region, 'stage.antitheft.lock', {}, 'el');
    const place = () => lock.evaluate((button) => button.getBoundingClientRect().y + scrollY);
    const before = await place();
    await lock.click();
    await expect(region.getByLabel(label('antitheft.message', {}, 'el'))).toBeFocused();
    expect(await place()).toBe(before);
    await region.getByRole('button', { name: label('antitheft.lockNow', {}, 'el') }).click();
    // A press of what is covered would fail.
    await region.getByRole('button', { name: label('antitheft.try', {}, 'el') }).click();
    await expect(region.getByText(label('antitheft.wrong_one', { count: '1', limit: '3' }, 'el'))).toBeVisible();
  },
);

test('rings only after a press, plays a sound, and stops when the demo is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const sounds: AudioContext[] = [];
    Object.assign(window, {
      sounds,
      AudioContext: class extends AudioContext {
        constructor() {
          super();
          sounds.push(this);
        }
      },
    });
  });
  const states = () =>
    page.evaluate(() => (window as unknown as { sounds: AudioContext[] }).sounds.map(({ state }) => state));
  const { region } = await startDemo(page, 'antitheft');
  const bell = demoButton(region, 'stage.antitheft.ring');
  expect(await states()).toEqual([]);
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(region).toContainText(label('antitheft.rings'));
  await expect.poll(states).toEqual(['running']);
  await bell.click();
  await expect.poll(states).toEqual(['closed']);
  await bell.click();
  // The sound starts shortly after the press: wait for it before closing the demo.
  await expect.poll(states).toEqual(['closed', 'running']);
  await page.getByRole('button', { name: label('demo.close') }).click();
  await expect.poll(states).toEqual(['closed', 'closed']);
});
