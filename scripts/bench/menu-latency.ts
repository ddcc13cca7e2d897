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

/** Taps the button of a panel and waits until the browser reports how long that took, ms. */
async function timeTap(page: Page, id: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const tap = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const durations = (list.getEntries() as PerformanceEventTiming[])
          .filter(({ interactionId }) => interactionId)
          .map(({ duration }) => duration);
        if (durations.length > 0) resolve(Math.max(...durations));
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    Object.assign(window, { tap });
  });
  await page.locator(`[popovertarget="${id}"]`).first().tap();
  await page.locator(`#${id}`).waitFor({ state: 'visible' });
  // The browser says nothing of what was shown within 16 ms.
  return page.evaluate(() =>
    Promise.race([
      (window as unknown as { tap: Promise<number> }).tap,
      new Promise<number>((resolve) => setTimeout(() => resolve(16), 1_000)),
    ]),
  );
}
