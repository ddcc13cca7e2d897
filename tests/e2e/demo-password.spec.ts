import type { Locator, Page } from '@playwright/test';
import { demoStage, expectAccessible } from '#tests/support/axe.ts';
import { demoButton, press, startDemo, wayOf, type Press } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, test } from '#tests/support/test.ts';

const secret = (region: Locator) => region.locator('code').first();
/** The two texts with the estimated guessing times. */
const strengths = (region: Locator) => region.locator('[data-strength] p');
const sentence = (key: string, time: string) => label(key, { time });
const leak = (time: string) => sentence('password.strength.leak', time);
const vault = (time: string) => sentence('password.strength.vault', time);
const radio = (region: Locator, key: string, code = 'en') =>
  region.getByRole('radio', { name: label(key, {}, code), exact: true });
const field = (region: Locator, key: string, code = 'en') => region.getByLabel(label(key, {}, code), { exact: true });

/** Whether a click on the center of an element reaches it, with as little scrolling as possible. */
function isReachable(element: Element): boolean {
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Opens the form if a button opens it, and adds an entry to the open vault. */
async function addEntry(region: Locator, name: string): Promise<void> {
  const field = region.getByLabel(label('password.entry.name'), { exact: true });
  if (await field.isHidden()) await demoButton(region, 'password.entry.add').click();
  await field.fill(name);
  await field.press('Enter');
  await expect(region.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

/** Creates a vault, adds an entry, and locks it. */
async function lockVault(region: Locator, way: Press): Promise<void> {
  await radio(region, 'password.vault').check();
  await field(region, 'password.passphrase').fill('tea and snow');
  await press(demoButton(region, 'password.new.action'), way);
  await expect(region.getByRole('heading', { name: label('password.open.title') })).toBeFocused();
  await expect(demoButton(region, 'password.entry.add')).toBeInViewport({ ratio: 1 });
  const name = field(region, 'password.entry.name');
  // On a phone, the button opens the form.
  if (await name.isHidden()) await press(demoButton(region, 'password.entry.add'), way);
  await name.fill('Library');
  await field(region, 'password.entry.password').fill('moon over ice 7');
  await press(demoButton(region, 'password.entry.add'), way);
  await expect(region.getByRole('listitem').filter({ hasText: 'Library' })).toBeVisible();
  await press(demoButton(region, 'password.lock'), way);
  await expect(region.getByRole('heading', { name: label('password.locked.title') })).toBeVisible();
}

test('generates passwords with the chosen settings', async ({ page }) => {
  const { region } = await startDemo(page, 'password', { way: 'keyboard' });
  await expect(secret(region)).toHaveText(/^\S{20}$/);
  const first = await secret(region).textContent();
  await demoButton(region, 'password.another').press('Enter');
  await expect(secret(region)).not.toHaveText(first ?? '');

  const length = region.getByRole('slider', { name: label('password.length') });
  await length.press('End');
  await expect(secret(region)).toHaveText(/^\S{64}$/);
  await length.press('Home');
  for (const set of ['upper', 'symbols', 'digits'])
    await region.getByRole('checkbox', { name: label(`password.set.${set}`) }).press('Space');
  await expect(secret(region)).toHaveText(/^[a-z]{8}$/);
  // The last character set cannot be deselected.
  const lower = region.getByRole('checkbox', { name: label('password.set.lower') });
  await lower.press('Space');
  await expect(lower).toBeChecked();
  await expect(lower).toBeDisabled();

  await radio(region, 'password.characters').press('ArrowRight');
  await expect(secret(region)).toHaveText(/^[a-z]+(-[a-z]+){4,8}$/);
  const count = region.getByRole('slider', { name: label('password.wordCount') });
  // As many words as the article about passphrases recommends, and the same times.
  await expect(count).toHaveValue('5');
  await expect(strengths(region)).toHaveText([leak('4.5 years'), vault('45 million years')]);
  await count.press('Home');
  await expect(strengths(region)).toHaveText([leak('5.1 hours'), vault('5,800 years')]);
  await expectAccessible(page, 'words', demoStage);
});

test(
  'the slider stays where it is while it is moved, for characters and words, and after copying; so does the vault, where what copying changes is in view',
  nightly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    const { region } = await startDemo(page, 'password');
    const slider = region.getByRole('slider');
    const place = async () => (await slider.boundingBox())?.y;
    await slider.focus();
    const first = await place();
    for (const kind of ['characters', 'words']) {
      await radio(region, `password.${kind}`).check();
      await expect(secret(region)).toHaveText(kind === 'words' ? /^[a-z]+(-[a-z]+)+$/ : /^\S+$/);
      for (const end of ['Home', 'End']) {
        await slider.press(end);
        expect(await place()).toBe(first);
      }
      await demoButton(region, 'password.copy').click();
      await expect(region.locator('.copied')).toHaveAttribute('data-state', 'copied');
      expect(await place()).toBe(first);
    }

    await radio(region, 'password.vault').check();
    await field(region, 'password.passphrase').fill('tea and snow');
    await demoButton(region, 'password.new.action').click();
    const add = demoButton(region, 'password.entry.add');
    const addPlace = async () => (await add.boundingBox())?.y;
    const clear = region.getByRole('button', { name: label('password.clear') });
    for (const part of ['closed', 'open']) {
      if (part === 'open') await add.click();
      const before = await addPlace();
      await region.getByRole('button', { name: /^Copy the password for .*Bank/ }).click();
      await expect(region.locator('.copied')).toHaveAttribute('data-state', 'copied');
      expect(await addPlace()).toBe(before);
      await expect(add).toBeInViewport({ ratio: 1 });
      await expect(clear).toBeInViewport({ ratio: 1 });
    }

    // With more entries than fit, what empties the clipboard is outside of the list, which stays where it is scrolled to.
    for (const name of ['Library', 'School', 'Cinema']) await addEntry(region, name);
    const list = region.locator('.list');
    const scrolled = () => list.evaluate((element) => element.scrollTop);
    const [frame, button] = [await list.boundingBox(), await clear.boundingBox()];
    if (!frame || !button) throw new Error('not visible');
    expect(button.y >= frame.y + frame.height || button.x + button.width <= frame.x).toBe(true);
    for (const name of ['Library', 'Cinema']) {
      await region.getByRole('button', { name: new RegExp(`^Copy the password for .*${name}`) }).click();
      const row = region.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(label('password.isCopied'));
      await expect(row).toBeInViewport({ ratio: 1 });
      await list.evaluate((element) => element.scrollBy(0, name === 'Cinema' ? 1_000 : 0));
      const before = await scrolled();
      await clear.click();
      await expect(region.getByText(label('password.cleared'))).toBeFocused();
      expect(await scrolled()).toBe(before);
    }
  },
);

test('a master password needs ten characters and alone opens the vault; the vault is deleted when the visitor leaves the page, even with the back/forward cache', async ({
  page,
}, { project }) => {
  const way = wayOf(project);
  const { region } = await startDemo(page, 'password', { way });
  await radio(region, 'password.vault').check();
  await field(region, 'password.passphrase').pressSequentially('Kettle 19');
  await demoButton(region, 'password.new.action').click();
  await expect(region.getByRole('heading', { name: label('password.new.title') })).toBeVisible();
  // The estimate for a password that was typed is conservative.
  await expect(strengths(region)).toHaveText([/^In your vault: .*(second|minute)/]);
  await expect(region.getByText(label('password.estimate'))).toBeVisible();

  await lockVault(region, way);
  await expect(page.locator('body')).not.toContainText('moon over ice 7');
  const passphrase = field(region, 'password.passphrase');
  await expect(passphrase).toBeFocused();
  // What was stored of the open vault is all that is left.
  await expect(region.locator('.cipher').first()).toHaveText(/^([\da-f]{2} ){5}…( [\da-f]{2}){2}/);
  await passphrase.fill('tea and rain');
  await passphrase.press('Enter');
  await expect(region.getByText(label('password.wrong'))).toBeVisible();
  await expect(passphrase).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'locked', demoStage);
  await passphrase.fill('tea and snow');
  await passphrase.press('Enter');
  await expect(region.getByRole('heading', { name: label('password.open.title') })).toBeFocused();
  await region.getByRole('button', { name: /Show the password for .*Library/ }).press('Enter');
  await expect(region.locator('.entry .secret').last()).toHaveText('moon over ice 7');
  await expectAccessible(page, 'open', demoStage);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(region.getByRole('heading', { name: label('password.new.title') })).toBeVisible();
});

test('a copied password is cleared from the clipboard after 30 seconds, and no message covers the controls', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const { region } = await startDemo(page, 'password');
  const password = await secret(region).textContent();
  await demoButton(region, 'password.copy').click();
  await expect(region.getByText(/After 30.seconds, your next tap or click .* empties the clipboard/)).toBeVisible();
  for (const control of await region.getByRole('slider').or(region.getByRole('checkbox')).all())
    expect(await control.evaluate(isReachable)).toBe(true);
  const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  expect(await readClipboard(page)).toBe(password);
  await page.clock.runFor(30_000);
  await expect(region.getByText(label('password.cleared'))).toBeVisible();
  expect(await readClipboard(page)).toBe('');
});

test.describe(() => {
  test.use({ expectedProblems: ['Failed to load resource'] });

  test('the word list is loaded on demand, and a failure shows a message', async ({ page }) => {
    const lists: string[] = [];
    await page.route(/\/_assets\/word-list\.[\w-]+\.js$/, async (route) => {
      lists.push(route.request().url());
      await route.abort();
    });
    const { region } = await startDemo(page, 'password');
    await demoButton(region, 'password.another').click();
    expect(lists).toEqual([]);
    await radio(region, 'password.words').check();
    await expect(region.getByText(label('password.words.failed'))).toBeVisible();
    expect(lists).toHaveLength(1);
    await expect(demoButton(region, 'password.copy')).toBeDisabled();
    // Characters still work.
    await radio(region, 'password.characters').check();
    await expect(secret(region)).toHaveText(/^\S{20}$/);
  });
});
