import { demoStage, expectAccessible } from '#tests/support/axe.ts';
import { press, startDemo, wayOf } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, test } from '#tests/support/test.ts';

test('one press connects and changes what the network and a website see', async ({ page }, { project }) => {
  const by = wayOf(project);
  // In wider windows, what both see is beside the phone.
  if (by === 'keyboard') await page.setViewportSize({ width: 1_000, height: 900 });
  const { region } = await startDemo(page, 'vpn', { way: by });
  const power = region.getByRole('button', { name: label('vpn.connect') });
  const seen = region.locator('dl:visible');
  await expect(region.getByRole('status')).toContainText(label('vpn.off'));
  await expect(seen).toContainText(label('vpn.seen.town'));
  // Nobody has to scroll to learn that it is a simulation.
  await expect(region.getByText(label('vpn.simulated'))).toBeInViewport({ ratio: 1 });

  await press(power, by);
  await expect(power).toHaveAttribute('aria-pressed', 'true');
  await expect(region.getByRole('status')).toContainText(label('vpn.on'));
  await expect(region.getByRole('status')).toContainText('Singapore');
  await expect(seen).toContainText('Singapore');
  await expect(seen).toContainText(label('vpn.seen.shared'));

  // The location list and its effect are on screen together.
  await region.evaluate((phone) => phone.scrollIntoView({ block: 'center' }));
  await expect(seen).toBeInViewport();
  await region.getByRole('radio', { name: /Japan/ }).press('Space');
  await expect(region.getByRole('status')).toContainText(label('vpn.plan'));
  // It stays where it was, also in words.
  await expect(region.getByRole('status')).toContainText('Singapore');
  await expect(region.getByRole('radio', { name: /Singapore/ })).toBeChecked();
  await region.getByRole('radio', { name: /Sweden/ }).press('Space');
  await expect(seen).toContainText('Sweden');
  await expect(seen).toBeInViewport();

  await region.getByRole('radio', { name: label('vpn.sees.website') }).press('ArrowRight');
  await expect(seen).not.toContainText('bank.example');
  await press(power, by);
  await expect(region.getByRole('status')).toContainText(label('vpn.off'));
  await expect(seen).toContainText('bank.example');

  // At the end of the app's screen, the wheel scrolls the page (scroll chaining).
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await region.hover();
  for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(before);
});

test(
  'connecting takes a moment unless reduced motion is preferred; axe finds no problems when connected, in Arabic',
  nightly,
  async ({ visit }) => {
    const page = await visit({ locale: 'ar', reducedMotion: 'no-preference', viewport: { width: 360, height: 780 } });
    const { region } = await startDemo(page, 'vpn', { code: 'ar' });
    await region.getByRole('button', { name: label('vpn.connect', {}, 'ar') }).click();
    await expect(region.getByRole('status')).toContainText(label('vpn.connecting', {}, 'ar'));
    await expect(region.getByRole('status')).toContainText(label('vpn.on', {}, 'ar'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, 'connected', demoStage);
  },
);

test(
  'on a small phone, what can be pressed and the words that it is a simulation are in the same place in each state, also in Greek',
  nightly,
  async ({ visit }) => {
    const page = await visit({ locale: 'el', viewport: { width: 360, height: 740 } });
    const { region } = await startDemo(page, 'vpn', { code: 'el' });
    const note = region.getByText(label('vpn.simulated', {}, 'el'));
    await expect(note).toBeInViewport({ ratio: 1 });
    const tab = region.getByRole('radio', { name: label('vpn.sees.network', {}, 'el') });
    const places = async () => [await note.boundingBox(), await tab.boundingBox()];
    const before = await places();
    await region.getByRole('button', { name: label('vpn.connect', {}, 'el') }).click();
    await expect(region.getByRole('status')).toContainText(label('vpn.on', {}, 'el'));
    expect(await places()).toEqual(before);
    await tab.check();
    expect(await places()).toEqual(before);
    // The longest name of a location of the yearly plan
    await region.getByRole('radio').nth(5).press('Space');
    await expect(region.getByRole('status')).toContainText(label('vpn.plan', {}, 'el'));
    expect(await places()).toEqual(before);
  },
);
