import { launch } from 'puppeteer-core';
import type { ElementHandle } from 'puppeteer-core';
import { waitUntilClickable } from './actions.ts';
import { viewportSize, type Engine, type Tab } from './engine.ts';

/**
 * Starts the system's Firefox, which Puppeteer controls with WebDriver BiDi, so that no separate driver is needed.
 *
 * @param program path of the executable
 */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    timeout: 40_000,
    defaultViewport: viewportSize,
    // Reduced motion, as in the other browser tests, and no update requests.
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-US',
      'app.update.enabled': false,
    },
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const newTab = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const evaluate = <Result>(expression: string) => page.evaluate(`(${expression})`) as Promise<Result>;
    return {
      evaluate,
      open: async (url) => {
        await page.goto(url);
      },
      click: async (selector) => page.mouse.click(...(await waitUntilClickable(evaluate, selector))),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      selectFile: async (selector, path) => {
        const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
        await field?.uploadFile(path);
      },
      // Puppeteer's own waits for a load, which a page from the back/forward cache doesn't have.
      back: () => evaluate('void history.back()'),
      close: () => context.close(),
    };
  };
  return { version: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`, newTab, stop: () => browser.close() };
}
