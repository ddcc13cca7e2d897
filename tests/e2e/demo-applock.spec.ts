import type { Locator, Page } from '@playwright/test';
import { demoStage, expectAccessible } from '#tests/support/axe.ts';
import { demoButton, press, startDemo, wayOf } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, test } from '#tests/support/test.ts';

const pad = (region: Locator) => region.getByRole('group', { name: label('applock.pattern') });
const dot = (region: Locator, index: number) => pad(region).getByRole('button', { name: new RegExp(`${index + 1}`) });
const app = (region: Locator, key: string) => region.getByRole('button', { name: new RegExp(`^${label(key)}`) });
const title = (region: Locator, text: RegExp | string) => region.getByRole('heading', { name: text });

/** Draws a pattern in one gesture, as with a mouse or a finger. */
async function draw(page: Page, region: Locator, path: readonly number[]): Promise<void> {
  const box = await pad(region).boundingBox();
  if (!box) throw new Error('there is no pad');
  for (const [index, place] of path.entries()) {
    const x = box.x + (((place % 3) + 0.5) * box.width) / 3;
    const y = box.y + ((Math.floor(place / 3) + 0.5) * box.height) / 3;
    await page.mouse.move(x, y, { steps: 4 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** How many items of an open app are cut by the screen's edges, of which the lower one fades. */
function cutItems(toy: Element): number {
  const { top, bottom } = toy.getBoundingClientRect();
  return Array.from(toy.querySelectorAll('rect, circle, text'), (item) => item.getBoundingClientRect()).filter(
    (box) => box.top < top || box.bottom > bottom - 30,
  ).length;
}

test('a drawn pattern locks an app: rejects another pattern, opens with it, and locks again on leaving', async ({
  page,
}) => {
  const { region } = await startDemo(page, 'applock');
  await pad(region).scrollIntoViewIfNeeded();
  // A new pattern is drawn again, without what was tapped or drawn before, or set with the button; one that unlocks is
  // entered when it is drawn.
  await dot(region, 4).click();
  await draw(page, region, [0, 1, 2, 5]);
  await expect(pad(region).locator('button[aria-pressed=true]')).toHaveCount(4);
  await draw(page, region, [6, 0, 8]);
  await demoButton(region, 'applock.set').click();
  await expect(title(region, label('applock.home'))).toBeFocused();
  await app(region, 'stage.password.bank').click();
  await draw(page, region, [0, 1, 2, 5]);
  await expect(region.getByRole('status')).toContainText(label('applock.wrong_one', { count: '1' }));
  // The wrong pattern stays in red until the next touch, and doesn't become part of the next pattern.
  await expect(pad(region).locator('button[data-rejected]')).toHaveCount(4);
  await draw(page, region, [6, 0, 8]);
  await expect(title(region, label('stage.password.bank'))).toBeFocused();
  expect(await region.locator('.toy').evaluate(cutItems)).toBe(0);
  await demoButton(region, 'applock.leave').click();
  await app(region, 'stage.password.bank').click();
  await expect(title(region, /Unlock .*Bank/)).toBeFocused();
});

test('a pattern can be entered dot by dot: with the keyboard and with taps', async ({ page }, { project }) => {
  const way = wayOf(project);
  const { region } = await startDemo(page, 'applock', { way });
  // Keys are spoken of where there are some.
  await expect(region.getByText(/arrow keys and the space bar/).first()).toBeVisible({ visible: way !== 'touch' });
  if (way === 'touch') for (const place of [0, 1, 4, 7]) await dot(region, place).tap();
  else {
    await dot(region, 0).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(dot(region, 4)).toHaveAttribute('aria-pressed', 'true');
    await press(demoButton(region, 'applock.set'), way);
    // Three dots are too few: it shows a message, and a fourth is added to them.
    await expect(region.getByRole('status')).toContainText('at least 4 dots');
    await dot(region, 4).focus();
    for (const key of ['ArrowDown', 'Space']) await page.keyboard.press(key);
  }
  await press(demoButton(region, 'applock.set'), way);
  await expect(title(region, label('applock.home'))).toBeFocused();
});

test('stealth mode disguises AppLock as a calculator that calculates, and opens AppLock with the PIN', async ({
  page,
}, { project }) => {
  const way = wayOf(project);
  const { region } = await startDemo(page, 'applock', { way });
  await region.getByRole('radio', { name: label('applock.pin') }).check();
  await region.getByRole('button', { name: '2', exact: true }).focus();
  await page.keyboard.type('25809');
  await page.keyboard.press('Backspace');
  await press(demoButton(region, 'applock.set'), way);
  await press(app(region, 'applock.name'), way);
  for (const digit of ['2', '5', '8', '0']) await press(region.getByRole('button', { name: digit, exact: true }), way);
  await press(demoButton(region, 'applock.open'), way);
  // On wide screens, it is also the heading of the list beside the phone, until there is a disguise.
  await expect(title(region, /^AppLock$/).first()).toBeFocused();
  const stealth = region.getByRole('switch', { name: label('applock.stealth.text') });
  await press(stealth, way);
  await expect(stealth).toHaveAttribute('aria-checked', 'true');
  await press(demoButton(region, 'applock.change'), way);
  await expect(title(region, label('applock.setup'))).toBeFocused();
  await press(demoButton(region, 'applock.back'), way);
  await expect(title(region, /^AppLock$/).first()).toBeFocused();
  await expectAccessible(page, 'settings', demoStage);
  await press(demoButton(region, 'applock.leave'), way);
  await expect(app(region, 'applock.name')).toHaveCount(0);
  await expectAccessible(page, 'home', demoStage);
  await press(app(region, 'applock.calculator'), way);
  // Not "Unlock Calculator", which would give the disguise away.
  await expect(title(region, new RegExp(`^${label('applock.calculator')}$`))).toBeFocused();
  const key = (name: string) => press(region.getByRole('button', { name, exact: true }), way);
  for (const name of '2581=÷2=') await key(name);
  await expect(region.getByRole('status')).toHaveText('1,290.5');
  await expectAccessible(page, 'disguise', demoStage);
  for (const name of '2580=') await key(name);
  await expect(title(region, /^AppLock$/)).toBeFocused();
});

test('the pad stays where it is when a pattern is too short or wrong', nightly, async ({ page }) => {
  const { region } = await startDemo(page, 'applock');
  const place = async () => (await pad(region).boundingBox())?.y;
  await pad(region).scrollIntoViewIfNeeded();
  const setup = await place();
  await draw(page, region, [0, 1]);
  await expect(region.getByRole('status')).toContainText(label('applock.short'));
  await demoButton(region, 'applock.set').click();
  await expect(pad(region).locator('button[data-rejected]')).toHaveCount(2);
  // What is too short, not again how to draw with keys.
  await expect(region.getByRole('status')).not.toContainText('space bar');
  expect(await place()).toBe(setup);
  await draw(page, region, [6, 0, 8]);
  await demoButton(region, 'applock.set').click();
  await app(region, 'stage.password.bank').click();
  await pad(region).scrollIntoViewIfNeeded();
  const prompt = await place();
  await draw(page, region, [0, 1, 2, 5]);
  await expect(region.getByRole('status')).toContainText(label('applock.wrong_one', { count: '1' }));
  expect(await place()).toBe(prompt);
});
