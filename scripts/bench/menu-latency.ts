import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';

/** How long a panel of the header takes to appear after a tap, with the processor slowed down. */
export type MenuLatency = {
  panel: string;
  path: string;
  /** From the tap to the frame that shows the panel, ms in steps of 8, as browsers report it (Event Timing): the middle value. */
  median: number;
  slowest: number;
};

/** How much slower than this machine. */
const slowdown = 4;

/** Each on a page of its own: the first time costs most. */
const tapsPerPanel = 9;

const paths = ['/', '/product/vpn', '/ar'];

/** Before the tap until the page is idle, and after it until its frame has been reported. */
const settleMs = 800;

/** The panels by the id of what opens. */
const panels = { menu: 'menu', 'language list': 'languages' };

/** Taps each panel's button on new pages of a phone, on a processor slowed down four times. */
export async function measureMenus(browserPath: string, origin: string): Promise<MenuLatency[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    const latencies: MenuLatency[] = [];
    for (const path of paths) {
      for (const [panel, id] of Object.entries(panels)) {
        const times: number[] = [];
        for (let tap = 0; tap < tapsPerPanel; tap++) {
          const page = await context.newPage();
          await page.goto(origin + path, { waitUntil: 'networkidle' });
          times.push(await timeTap(page, id));
          await page.close();
        }
        times.sort((one, other) => one - other);
        latencies.push({
          panel,
          path,
          median: times[Math.floor(times.length / 2)] ?? Number.NaN,
          slowest: times.at(-1) ?? Number.NaN,
        });
      }
    }
    return latencies;
  } finally {
    await browser.close();
  }
}

/**
 * Taps the button of a panel as a finger does and asks the browser afterwards how long that took, ms. Nothing of the
 * test runs in the page between the tap and the frame: a locator's checks, slowed down four times, would be measured too.
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
  // The browser says nothing of what was shown within 16 ms.
  return page.evaluate(() => Math.max(16, ...(window as unknown as { durations: number[] }).durations));
}
