import type { Key, Tab } from './engine.ts';

/** WebDriver features that {@link inputMethods} needs. */
type Driver = Pick<Tab, 'evaluate'> & {
  /** Performs input source actions. */
  act: (sources: readonly object[]) => Promise<unknown>;
};

/** Codes of keys in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Pointer and keyboard methods of a tab in WebDriver. */
export function inputMethods({ evaluate, act }: Driver): Pick<Tab, 'click' | 'clickAt' | 'type' | 'press'> {
  const press = async (strokes: readonly string[]) => {
    const actions = strokes.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await act([{ type: 'key', id: 'keyboard', actions }]);
  };
  const clickAt = async (x: number, y: number) => {
    await act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  };
  return {
    clickAt,
    click: async (selector) => {
      const [x, y] = await waitUntilClickable(evaluate, selector);
      await clickAt(x, y);
    },
    type: (text) => press(Array.from(text)),
    press: (key) => press([keys[key]]),
  };
}

/** Timeout until an element exists, is visible, and has stopped moving, ms. */
const clickableTimeoutMs = 8_000;

/**
 * Waits until the center of an element can be clicked.
 *
 * @returns the center in CSS pixels, relative to the viewport
 * @throws Error with the reason or the covering element
 */
export async function waitUntilClickable(evaluate: Tab['evaluate'], selector: string): Promise<[x: number, y: number]> {
  const end = Date.now() + clickableTimeoutMs;
  let last = '';
  for (let looks = 1; ; looks++) {
    const found = await evaluate<[number, number] | string>(`(() => {
      const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0);
      if (!element) return 'not there, or not shown';
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
      const top = document.elementFromPoint(...middle);
      return element.contains(top) || top?.closest('label')?.contains(element) ? middle : 'covered by ' + (top?.outerHTML ?? 'nothing').slice(0, 120);
    })()`);
    // The same position twice: it has stopped moving.
    if (typeof found !== 'string' && JSON.stringify(found) === last) return found;
    last = JSON.stringify(found);
    // A busy browser may take all the time for the first answer.
    if (Date.now() > end && looks > 3) throw new Error(`${selector} cannot be pressed: ${last}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
