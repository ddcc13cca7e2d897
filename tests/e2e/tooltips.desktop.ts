import type { Locator, Page } from '@playwright/test';
import { languages } from '#locales/registry.ts';
import { demoButton, startDemo } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, open, test } from '#tests/support/test.ts';

const tip = (page: Page) => page.locator('.icon-tooltip').locator('visible=true');
const change = label('language.change', { current: languages[0].name });

test('icon-only controls show their names on hover and on keyboard focus', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 700 });
  await page.clock.install();
  await open(page, '/');
  const code = page.waitForResponse('**/first-touch.js');
  await page.mouse.move(5, 400);
  await page.clock.runFor(200);
  await (await code).finished();
  await expect(page.locator('.icon-tooltip')).toHaveCount(1);
  await stopClock(page);

  const menu = page.getByRole('button', { name: label('header.menu.open') });
  await menu.hover();
  await page.clock.runFor(600);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tip(page)).toHaveText(label('header.menu.open'));
  await expect(tip(page)).toBeInViewport({ ratio: 1 });

  // The next tooltip appears immediately.
  await page.getByRole('button', { name: change }).hover();
  await page.clock.runFor(10);
  await expect(tip(page)).toHaveText(change);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);

  // The search is an island, which loads its tooltip when it is hovered for the first time.
  await page.clock.runFor(1_000);
  const search = page.getByRole('button', { name: label('search.title'), exact: true });
  await expect(async () => {
    await page.mouse.move(5, 400);
    await page.clock.runFor(1_000);
    await search.hover();
    await expect(search).toHaveAttribute('data-state', 'closed', { timeout: 500 });
    await page.clock.runFor(800);
    await expect(tip(page)).toHaveText(label('search.title'), { timeout: 500 });
  }).toPass();
  await page.mouse.move(5, 400);
  await page.clock.runFor(1_000);
  // Where it isn't hidden until the hero has left the screen.
  await page.setViewportSize({ width: 1100, height: 700 });
  const inquiry = page.getByRole('button', { name: label('inquiry.open') });
  await inquiry.hover();
  await page.clock.runFor(800);
  await expect(tip(page)).toHaveText(label('inquiry.open'));
  await expect(tip(page)).toBeInViewport({ ratio: 1 });
  // Beside the button, because the panel is above it.
  const [beside, round] = [await tip(page).boundingBox(), await inquiry.boundingBox()];
  expect((beside?.x ?? Infinity) + (beside?.width ?? 0)).toBeLessThan(round?.x ?? 0);
  await page.mouse.move(5, 400);
  await page.clock.runFor(200);
  await expect(tip(page)).toHaveCount(0);

  await page.setViewportSize({ width: 660, height: 700 });

  // On keyboard focus, and above the drawer.
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: label('header.menu.close') })).toBeFocused();
  // The pointer also comes to the backdrop, which is a button, and to the drawer.
  await page.mouse.move(640, 600);
  await page.mouse.move(5, 400);
  await page.clock.runFor(10);
  await expect(tip(page)).toHaveText(label('header.menu.close'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // On wide screens the language button shows its name, so it has no tooltip.
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: change }).hover();
  await page.clock.runFor(1_000);
  await expect(tip(page)).toHaveCount(0);
});

test('a switch of a demonstration has no tooltip, which would cover the next one', async ({ page }) => {
  const { region } = await startDemo(page, 'firewall');
  await expect(page.locator('.icon-tooltip')).toHaveCount(1);
  await page.clock.install();
  const tipIn = async (control: Locator) => {
    await control.hover();
    await page.clock.runFor(1_000);
    return tip(page);
  };
  await expect(await tipIn(region.getByRole('switch').first())).toHaveCount(0);
  await expect(await tipIn(demoButton(region, 'firewall.pause'))).toHaveText(label('firewall.pause'));
});
