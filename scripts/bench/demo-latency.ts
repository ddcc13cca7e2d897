import { chromium, type Browser, type Page } from '@playwright/test';

/** Interaction latency of a demo with CPU throttling. */
export type DemoLatency = {
  demo: string;
  /** From the press of its button to the frame that shows it, ms; on slow 4G, 3 s after the first touch of the page. */
  startMs: number;
  /** Interactions of 16 ms or more; browsers don't report shorter ones. */
  slowerThanAFrame: number;
  /** Interaction to Next Paint: the slowest interaction, ms, in steps of 8. */
  inp: number;
};

/** CPU throttling rate. */
const slowdown = 4;

type Demo = { path: string; use: (page: Page) => Promise<void> };

const inDemo = (page: Page, selector: string) => page.locator(`[data-demo] ${selector}`);

async function type(page: Page, secret: string): Promise<void> {
  await inDemo(page, 'input[type=password]').click();
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1_500);
}

const demos: Readonly<Record<string, Demo>> = {
  password: {
    path: '/product/password-manager',
    use: async (page) => {
      for (let round = 0; round < 5; round++) await inDemo(page, '.plain').first().click();
      await inDemo(page, 'input[type=range]').focus();
      for (let round = 0; round < 10; round++) await page.keyboard.press('ArrowRight');
      await inDemo(page, 'input[value=words]').click();
      await inDemo(page, 'input[value=vault]').click();
      await type(page, 'tea and snow');
    },
  },
  firewall: {
    path: '/product/firewall',
    use: async (page) => {
      for (let index = 0; index < 8; index++) await inDemo(page, '[role=switch]').nth(index).click();
      await inDemo(page, 'input[value=mobile]').click();
    },
  },
  vpn: {
    path: '/product/vpn',
    use: async (page) => {
      await inDemo(page, '.power').click();
      await inDemo(page, 'input[value=website]').click();
      for (let index = 1; index < 6; index++) await inDemo(page, '.locations input').nth(index).click();
      await inDemo(page, '.power').click();
    },
  },
  applock: {
    path: '/product/applock',
    use: async (page) => {
      for (const dot of [0, 1, 4, 7]) await inDemo(page, '.pattern button').nth(dot).click();
      await inDemo(page, '.action').click();
      await inDemo(page, '[data-tile=bank]').click();
      for (const dot of [0, 1, 4, 7]) await inDemo(page, '.pattern button').nth(dot).click();
      await inDemo(page, '.action').click();
    },
  },
  photovault: {
    path: '/product/photovault',
    use: async (page) => {
      await type(page, '271828');
      await type(page, '314159');
      await type(page, '271828');
    },
  },
  antitheft: {
    path: '/product/anti-theft',
    use: async (page) => {
      for (const index of [0, 1, 1, 2]) await inDemo(page, '.commands button').nth(index).click();
      await inDemo(page, 'form .action').click();
      for (let round = 0; round < 3; round++) await inDemo(page, '.lostScreen .plain').click();
    },
  },
};

/** Runs a scripted session in each demo with CPU throttling. */
export async function measureDemos(browserPath: string, origin: string): Promise<DemoLatency[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const latencies: DemoLatency[] = [];
    for (const [demo, { path, use }] of Object.entries(demos)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
      const startMs = await measureStart(browser, origin + path);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.locator('#try [aria-busy]').click();
      await page.locator('[data-demo]').waitFor();
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(() => {
        const durations: number[] = [];
        Object.assign(window, { durations });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as PerformanceEventTiming[])
            if (entry.interactionId) durations.push(entry.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      await use(page);
      await page.waitForTimeout(500);
      const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
      latencies.push({ demo, startMs, slowerThanAFrame: durations.length, inp: Math.max(0, ...durations) });
      await page.close();
    }
    return latencies;
  } finally {
    await browser.close();
  }
}

/** Slow 4G as in Lighthouse: 1.6 Mbit/s, 150 ms. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

async function measureStart(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  await page.mouse.move(10, 10);
  await page.waitForTimeout(3_000);
  await page.evaluate(() => {
    const shown = new Promise<number>((resolve) => {
      addEventListener('pointerdown', ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[data-demo]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
    });
    Object.assign(window, { shown });
  });
  await page.locator('#try [aria-busy]').click();
  const waited = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
  await page.close();
  return Math.round(waited);
}
