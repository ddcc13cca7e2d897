/** Specified times and swipes of both kinds of toasts, with a fake clock. */
import type { Locator, Page } from '@playwright/test';
import { mockEmailApi, button, fill, newWriter } from '#tests/support/forms.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

test.use({ expectedProblems: ['500', 'Failed to load resource', 'console: '] });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** Advances the clock in small steps until an element exists. */
async function advanceUntil(page: Page, target: Locator): Promise<void> {
  const step = async () => {
    await page.clock.runFor(20);
    return target.count();
  };
  await expect.poll(step, { intervals: [5], timeout: 20_000 }).toBeGreaterThan(0);
}

/** Drags an element with the pointer; `ms` is the duration by the page's clock. */
async function drag(page: Page, what: Locator, { x = 0, y = 0, ms }: { x?: number; y?: number; ms: number }) {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [left, top] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await page.clock.runFor(ms / 4);
    await page.mouse.move(left + x * part, top + y * part);
  }
  await page.mouse.up();
}

const shown = (page: Page) => page.locator('[data-area=page] .toast[data-state=open]');

test.describe('toasts of the newsletter', () => {
  const toast = (page: Page) => page.locator('[data-area=page] .toast').first();

  async function showToast(page: Page): Promise<void> {
    await button(page, 'newsletter').press('Enter');
    await advanceUntil(page, shown(page));
  }

  test.beforeEach(async ({ page }) => {
    await mockEmailApi(page);
    await open(page, '/about');
    await button(page, 'newsletter').focus();
    await stopClock(page);
    await showToast(page);
  });

  test('disappear after 4000 ms, but not while the pointer hovers over them, or when swiped by 45 px', async ({
    page,
  }) => {
    // The clock may have advanced a few steps while waiting for the toast.
    await page.clock.runFor(3_900);
    await expect(shown(page)).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(shown(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);

    await showToast(page);
    await toast(page).hover();
    await page.clock.runFor(60_000);
    await expect(shown(page)).toHaveCount(1);
    await page.mouse.move(5, 700);
    await page.clock.runFor(4_000);
    await expect(shown(page)).toHaveCount(0);
    await page.clock.runFor(200);

    await showToast(page);
    await drag(page, toast(page), { y: -44, ms: 1_000 });
    await expect(shown(page)).toHaveCount(1);
    await drag(page, toast(page), { y: -45, ms: 1_000 });
    await expect(shown(page)).toHaveCount(0);
  });

  test('disappear when swiped fast, and stay otherwise', nightly, async ({ page }) => {
    await drag(page, toast(page), { y: -32, ms: 320 });
    await expect(shown(page)).toHaveCount(1);
    await drag(page, toast(page), { y: -32, ms: 280 });
    await expect(shown(page)).toHaveCount(0);
  });
});

test.describe('the toast of the inquiry', () => {
  const toast = (page: Page) => page.locator('[data-area=inquiry] .toast');

  async function showToast(page: Page, path = '/'): Promise<void> {
    await page.addInitScript(() => {
      const waits: unknown[] = [];
      const { setTimeout } = globalThis;
      Object.assign(globalThis, {
        waits,
        setTimeout: (handler: () => void, ms?: number) => {
          waits.push(ms);
          return setTimeout(handler, ms);
        },
      });
    });
    (await mockEmailApi(page)).answer(500, 'internal');
    await open(page, path);
    await page.locator('[popovertarget="inquiry"]').click();
    await fill(page, 'inquiry', newWriter());
    await stopClock(page);
    await button(page, 'inquiry').click();
    await advanceUntil(page, toast(page));
  }

  for (const { path, details, stays, leaves } of [
    { path: '/', details: {}, stays: [50, -120], leaves: 51 },
    { path: '/ar', details: nightly, stays: [120], leaves: -51 },
  ])
    test(
      `on ${path} it disappears after 5000 ms or when swiped by ${leaves} px; its state is kept for 1,000,000 ms`,
      details,
      async ({ page }) => {
        await showToast(page, path);
        await page.clock.runFor(4_900);
        await expect(toast(page)).toBeVisible();
        await page.clock.runFor(100);
        await expect(toast(page)).toHaveCount(0);
        await expect.poll(() => page.evaluate(() => (globalThis as { waits?: unknown[] }).waits)).toContain(1_000_000);

        await button(page, 'inquiry').click();
        await advanceUntil(page, toast(page));
        for (const x of stays) {
          await drag(page, toast(page), { x, ms: 400 });
          await expect(toast(page)).toHaveCount(1);
        }
        await drag(page, toast(page), { x: leaves, ms: 400 });
        await expect(toast(page)).toHaveCount(0);
      },
    );
});
