/** The engines of the journeys, beside the Chromium of all other browser tests. */
export const engineNames = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** A page in an engine, used as a visitor uses it: as much of it as Firefox, WebKit and Playwright all do. */
export type Tab = {
  open: (url: string) => Promise<void>;
  /** Runs an expression in the page. It returns what JSON has. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Presses the first element of a selector in its middle, which must be in sight and not covered. */
  click: (selector: string) => Promise<void>;
  /** Presses a place of the screen. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types letters into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Chooses a file for a file field. */
  choose: (selector: string, path: string) => Promise<void>;
  back: () => Promise<void>;
  close: () => Promise<void>;
};

/** Keys by their names, and how WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = {
  Tab: '\uE004',
  'Shift+Tab': '\uE008\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Space: ' ',
} as const;

export type Key = keyof typeof keys;

/** A running engine. */
export type Engine = {
  /** Its name and version, for the report. */
  version: string;
  /** A visitor of their own, in a window of 390 × 800 CSS pixels. */
  newTab: () => Promise<Tab>;
  stop: () => Promise<void>;
};

/** The window of a journey: a phone's. */
export const windowSize = { width: 390, height: 800 } as const;
