import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchBrowser, median, phone, slowdown } from './browser.ts';

/** Time from a tap until a header panel appears, with CPU throttling. */
export type MenuLatency = {
  panel: string;
  path: string;
  /** From the tap to the frame that shows the panel, ms in steps of 8 (Event Timing API). */
  median: number;
  slowest: number;
};

/** Every tap uses a new page, since the first opening is the slowest. */
const tapsPerPanel = 9;

const paths = ['/', '/product/vpn', '/ar'];

/** Wait before the tap until the page is idle, and after it until the browser reports the frame. */
const settleMs = 800;

/** Panel names and element ids. */
const panels = { menu: 'menu', 'language list': 'languages' };

/** Taps each panel's button in an emulated phone with CPU throttling, on a new page each time. */
export async function measureMenus(origin: string): Promise<MenuLatency[]> {
  await using browser = await launchBrowser();
  const context = await browser.newContext(phone);
  const latencies: MenuLatency[] = [];
  for (const path of paths) {
    for (const [panel, id] of Object.entries(panels)) {
      const times: number[] = [];
      for (let tap = 0; tap < tapsPerPanel; tap++) {
        await using page = await context.newPage();
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        times.push(await timeTap(page, id));
      }
      latencies.push({ panel, path, median: median(times), slowest: Math.max(...times) });
    }
  }
  return latencies;
}

/**
 * Dispatches a touch on a panel's button and returns the duration reported by the browser, ms. No test code runs in the
 * page between the tap and the frame: with CPU throttling, a locator's checks would distort the measurement.
 */
async function timeTap(page: Page, id: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const box = await page.locator(`[popovertarget="${id}"]`).first().boundingBox();
  if (!box) throw new Error(`The button of #${id} is not on the page.`);
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { durations });
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await delay(settleMs);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await delay(settleMs);
  if (!(await page.locator(`#${id}`).isVisible())) throw new Error(`The tap did not open #${id}.`);
  // Browsers don't report events shorter than 16 ms.
  return page.evaluate(() => Math.max(16, ...(window as unknown as { durations: number[] }).durations));
}
