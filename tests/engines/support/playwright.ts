import type { BrowserType } from '@playwright/test';
import { viewportSize, type Engine } from './engine.ts';

/** Starts an engine installed by Playwright. */
export async function startPlaywright(type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  return {
    version: `Playwright’s ${type.name()} ${browser.version()}`,
    newTab: async () => {
      const context = await browser.newContext({ viewport: viewportSize, locale: 'en-US', reducedMotion: 'reduce' });
      const page = await context.newPage();
      return {
        open: async (url) => {
          await page.goto(url);
        },
        evaluate: (expression) => page.evaluate(`(${expression})`),
        click: (selector) => page.locator(selector).filter({ visible: true }).first().click(),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        selectFile: (selector, path) => page.setInputFiles(selector, path),
        back: async () => {
          await page.goBack();
        },
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
