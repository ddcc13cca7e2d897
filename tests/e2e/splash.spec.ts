import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

const splash = (page: Page) => page.locator('body > [aria-hidden="true"]').first();
const moving = { reducedMotion: 'no-preference' } as const;

/** Pauses the splash screen at its start, so that slow machines can check it too. */
const holdSplash = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const animation of document.querySelector('body > [aria-hidden="true"]')?.getAnimations() ?? []) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
  });

test('the splash screen covers the finished page for 800 ms, fades within 200 ms, and is shown once per visit', async ({
  visit,
}) => {
  const page = await visit(moving);
  await holdSplash(page);
  await open(page, '/');
  await expect(splash(page)).toBeVisible();
  // It covers everything except the space reserved for a scrollbar.
  const { width = 0, height = 0 } = (await splash(page).boundingBox()) ?? {};
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  expect(height).toBe(screen.height);
  expect(width).toBeGreaterThanOrEqual(screen.width - 20);
  // The content is already rendered, and taps reach it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const timing = await splash(page).evaluate((element) => {
    const [own] = element.getAnimations();
    const { delay, duration } = own?.effect?.getComputedTiming() ?? {};
    own?.play();
    return { delay, duration };
  });
  expect(timing.delay).toBe(800);
  expect(timing.duration).toBeLessThanOrEqual(200);
  await expect(splash(page)).toBeHidden({ timeout: 2_000 });
  // No hidden animation continues to run.
  const isMoving = (element: Element) =>
    element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
  await expect.poll(() => splash(page).evaluate(isMoving)).toBe(false);
  for (const path of ['/products', '/', '/de']) {
    await open(page, path);
    await expect(splash(page)).toBeHidden({ timeout: 1 });
  }
});

test('the menu opens by a tap on the splash screen, 200 ms after the first paint', async ({ visit }) => {
  const page = await visit({ ...moving, viewport: { width: 390, height: 800 }, hasTouch: true });
  await holdSplash(page);
  await open(page, '/');
  await expect(splash(page)).toBeVisible();
  await page.waitForTimeout(200);
  // Not `tap()`, which would wait until nothing covers the button.
  const button = page.getByRole('button', { name: label('header.menu.open') });
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(splash(page)).toBeVisible();
});

test('the loading spinner does not move with reduced motion', nightly, async ({ visit }) => {
  const spinners: boolean[] = [];
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await visit({ reducedMotion });
    await open(page, '/about');
    spinners.push(
      await page.evaluate(() => {
        document.documentElement.dataset.loading = '';
        return document
          .getAnimations()
          .some(
            ({ effect, playState }) =>
              effect instanceof KeyframeEffect && effect.pseudoElement === '::after' && playState === 'running',
          );
      }),
    );
  }
  expect(spinners).toEqual([true, false]);
});

test('there is no splash screen with reduced motion, in print, or without JavaScript', async ({ page, visit }) => {
  for (const media of [{ reducedMotion: 'reduce' }, { ...moving, media: 'print' }] as const) {
    await page.emulateMedia(media);
    await open(page, '/');
    await expect(splash(page)).toBeHidden({ timeout: 1 });
    await page.evaluate(() => {
      sessionStorage.clear();
    });
  }

  const plain = await visit({ ...moving, javaScriptEnabled: false });
  await open(plain, '/');
  await expect(splash(plain)).toBeHidden({ timeout: 1 });
});
