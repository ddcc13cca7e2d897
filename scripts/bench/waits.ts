import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, median, phone, slowdown } from './browser.ts';

/** How long a visitor waits on a slow phone, from a tap until the page answers. */
export type Wait = {
  action: string;
  /** As the first tap on the page, ms. */
  first: number;
  /** Three seconds after another tap, ms. */
  later: number;
};

/** Slow 4G as in Lighthouse: 1.6 Mbit/s, 150 ms. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** The median of as many new visitors is reported. */
const visitors = 3;

type Action = { path: string; button: string; isDone: string };

/** What is tapped, and a condition that holds when the answer is usable. */
const actions: Readonly<Record<string, Action>> = {
  'search takes typing': {
    path: '/about',
    button: '#search',
    isDone: "document.activeElement.matches('#site-search input')",
  },
  'search is loaded': {
    path: '/about',
    button: '#search',
    isDone: "document.querySelector('#site-search [role=status]').textContent !== ''",
  },
  'demonstration works': {
    path: '/product/vpn',
    button: '#try [aria-busy]',
    isDone: "document.querySelector('[data-demo]') !== null",
  },
  'next page is shown': {
    path: '/about',
    button: 'main a[href^="/"]:not([href*="#"])',
    isDone: "location.pathname !== '/about' && document.querySelector('h1') !== null",
  },
};

/** Measures each action on an emulated phone. */
export async function measureWaits(origin: string): Promise<Wait[]> {
  await using browser = await launchBrowser();
  const waits: Wait[] = [];
  for (const [action, { path, button, isDone }] of Object.entries(actions)) {
    const measure = async (isLater: boolean) => {
      const times: number[] = [];
      for (let visitor = 0; visitor < visitors; visitor++)
        times.push(await timeTap(browser, origin + path, { button, isDone, isLater }));
      return median(times);
    };
    waits.push({ action, first: await measure(false), later: await measure(true) });
  }
  return waits;
}

type Tap = Omit<Action, 'path'> & { isLater: boolean };

/** The page's security policy is off, because it rejects the condition. */
async function timeTap(browser: Browser, address: string, { button, isDone, isLater }: Tap): Promise<number> {
  await using context = await browser.newContext({ ...phone, bypassCSP: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  const control = page.locator(button).first();
  await control.scrollIntoViewIfNeeded();
  if (isLater) {
    await page.touchscreen.tap(5, 200);
    await delay(3_000);
  }
  const box = await control.boundingBox();
  if (!box) throw new Error(`${address} has no visible ${button}.`);
  const start = performance.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await waitUntil(page, isDone);
  return Math.round(performance.now() - start);
}

/** Waits until a condition holds in the page, or in the one that follows it, and a frame has shown it. */
async function waitUntil(page: Page, isDone: string): Promise<void> {
  await page.waitForFunction(isDone, undefined, { polling: 'raf', timeout: 20_000 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
