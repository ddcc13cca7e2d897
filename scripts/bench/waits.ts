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
const visitors = 5;

/** Pause between two letters of a fast typist, ms. */
const letterMs = 120;

type Action = {
  path: string;
  /** What is tapped. */
  button: string;
  /** What the visitor has scrolled to before, if not to the button. */
  scrolledTo?: string;
  /** Condition that holds when the answer is usable. */
  isDone: string;
  /** What is typed after the tap; the slowest letter is measured, from its key to the frame that shows it. */
  text?: string;
};

const search = { path: '/about', button: '#search' };

const actions: Readonly<Record<string, Action>> = {
  'search takes typing': { ...search, isDone: "document.activeElement.matches('#site-search input')" },
  'slowest letter in the search': {
    ...search,
    text: 'kill switch',
    isDone: "document.querySelector('#site-search input').value === 'kill switch'",
  },
  'search is loaded': { ...search, isDone: "document.querySelector('#site-search [role=status]').textContent !== ''" },
  'demonstration works': {
    path: '/product/vpn',
    button: '#try [aria-busy]',
    isDone: "document.querySelector('[data-demo]') !== null",
  },
  'inquiry is open': {
    path: '/',
    button: '[popovertarget=inquiry]',
    // On phones, the button appears below the hero.
    scrolledTo: 'footer',
    isDone: "document.querySelector('#inquiry').matches(':popover-open')",
  },
  'filter shows the apps for iPhone': {
    path: '/products',
    button: '[data-filter=platform] label:has([value=ios])',
    isDone: `[...document.querySelectorAll('#apps li[data-platform]')].filter((card) => card.checkVisibility()).length === 2`,
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
  for (const [name, action] of Object.entries(actions)) {
    const measure = async (isLater: boolean) => {
      const times: number[] = [];
      for (let visitor = 0; visitor < visitors; visitor++) times.push(await timeTap(browser, origin, action, isLater));
      return median(times);
    };
    waits.push({ action: name, first: await measure(false), later: await measure(true) });
  }
  return waits;
}

async function timeTap(browser: Browser, origin: string, action: Action, isLater: boolean): Promise<number> {
  await using context = await browser.newContext(phone);
  await context.addInitScript(stopwatch(action));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + action.path, { waitUntil: 'load' });
  const control = page.locator(action.button).first();
  await (action.scrolledTo ? page.locator(action.scrolledTo).first() : control).scrollIntoViewIfNeeded();
  if (isLater) {
    await page.touchscreen.tap(5, 200);
    await delay(3_000);
  }
  const box = await control.boundingBox();
  if (!box) throw new Error(`${action.path} has no visible ${action.button}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (action.text) await page.keyboard.type(action.text, { delay: letterMs });
  return Math.round(await readStopwatch(page, action.text ? 'slowest' : 'wait'));
}

/**
 * A script that measures in the page, where the answer isn't delayed by the test's own messages: from the tap to the end of
 * the frame in which the condition holds, also if that is on another page; and the slowest key. The page doesn't learn of
 * the mouse that Chromium moves when a page is loaded: it would be the visitor's first activity, and no phone has one.
 */
function stopwatch({ button, isDone }: Action): string {
  return `{
    const hideMouse = (event) => event.pointerType === 'mouse' && event.stopImmediatePropagation();
    for (const type of ['pointerover', 'pointermove']) addEventListener(type, hideMouse, { capture: true });
    const time = (moment) => performance.timeOrigin + moment;
    const check = () => {
      if (!(${isDone})) requestAnimationFrame(check);
      else setTimeout(() => (sessionStorage.wait ??= time(performance.now()) - sessionStorage.tap));
    };
    addEventListener('click', ({ target, timeStamp }) => {
      if (sessionStorage.tap || !target.closest(${JSON.stringify(button)})) return;
      sessionStorage.tap = time(timeStamp);
      requestAnimationFrame(check);
    }, { capture: true });
    if (sessionStorage.tap) requestAnimationFrame(check);
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') sessionStorage.slowest = Math.max(sessionStorage.slowest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  }`;
}

/** Reads a value in ms when the condition has held. Event durations come some time after their frame. */
async function readStopwatch(page: Page, name: 'wait' | 'slowest'): Promise<number> {
  await page.waitForFunction(() => sessionStorage.getItem('wait') !== null, undefined, {
    polling: 100,
    timeout: 20_000,
  });
  if (name === 'slowest') await delay(1_000);
  return page.evaluate((key) => Number(sessionStorage.getItem(key)), name);
}
