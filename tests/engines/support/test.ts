import { test as base, expect } from '@playwright/test';
import { origin } from '#tests/support/test.ts';
import type { Engine, EngineName, Tab } from './engine.ts';
import { startEngine } from './find-engine.ts';
import { openNetwork } from './own-network.ts';

export { expect } from '@playwright/test';

/** A tab with helpers for tests; pages are opened by path. */
export type Journey = Tab & {
  /** Waits until an expression evaluates to a value in the page. */
  waitFor: (expression: string, value: unknown) => Promise<void>;
  /** Waits until the text of an element contains a string. */
  waitForText: (selector: string, text: string) => Promise<void>;
  /** Waits until an element has the focus. */
  waitForFocus: (selector: string) => Promise<void>;
  /** Waits until an element is visible, or not. */
  waitForVisible: (selector: string, isShown?: boolean) => Promise<void>;
  /** Clicks a button of `main`, or of `within`, by its text. */
  clickButton: (words: string, within?: string) => Promise<void>;
  /** Replaces the value of a field by typing. */
  fill: (selector: string, text: string) => Promise<void>;
};

/** The engine of a Playwright project. */
export type EngineOption = { engineName: EngineName };

type Fixtures = {
  /** Whether pages may run scripts. */
  scripts: 'on' | 'off';
  tab: Journey;
};

/** Playwright's `test` with another engine. If a machine has no such engine, its tests are skipped with the reason. */
export const test = base.extend<Fixtures, EngineOption & { engine: Engine | string }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      if (typeof engine !== 'string') await engine.stop();
    },
    // Includes time to install packages.
    { scope: 'worker', timeout: 400_000 },
  ],
  scripts: ['on', { option: true }],
  tab: async ({ engine, scripts }, use, { annotations }) => {
    annotations.push({ type: 'engine', description: typeof engine === 'string' ? engine : engine.version });
    if (typeof engine === 'string') {
      test.skip(true, engine);
      return;
    }
    const network = await openNetwork(origin(), scripts);
    const tab = await engine.newTab();
    await use(journey(tab, network.origin));
    await tab.close();
    network.close();
  },
});

function journey(tab: Tab, site: string): Journey {
  const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
  // During a navigation, expressions fail: retry.
  const ask = (expression: string) => tab.evaluate(expression).catch(() => undefined);
  const waitFor = async (expression: string, value: unknown) => {
    await expect.poll(() => ask(expression), { message: expression, timeout: 10_000 }).toEqual(value);
  };
  return {
    ...tab,
    open: (path) => tab.open(site + path),
    waitFor,
    waitForText: async (selector, text) => {
      await expect
        .poll(() => ask(`${first(selector)}?.textContent`), { message: selector, timeout: 10_000 })
        .toContain(text);
    },
    waitForFocus: (selector) => waitFor(`document.activeElement?.matches(${JSON.stringify(selector)})`, true),
    waitForVisible: (selector, isShown = true) =>
      waitFor(`(${first(selector)}?.getClientRects().length ?? 0) > 0`, isShown),
    clickButton: async (words, within = 'main') => {
      const found = `[...document.querySelectorAll(${JSON.stringify(`${within} button`)})].find((button) => button.textContent.trim() === ${JSON.stringify(words)} && button.getClientRects().length > 0)`;
      await waitFor(`Boolean(${found})`, true);
      await tab.evaluate(`void ${found}.setAttribute('data-test-press', '')`);
      await tab.click('[data-test-press]');
      await ask(`void ${first('[data-test-press]')}?.removeAttribute('data-test-press')`);
    },
    fill: async (selector, text) => {
      await tab.click(selector);
      await tab.evaluate(`void ${first(selector)}.select?.()`);
      await tab.type(text);
    },
  };
}
