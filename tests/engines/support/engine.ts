/** Browser engines of these tests; all other browser tests use Chromium. */
export const engineNames = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** A page in an engine: the actions that Firefox, WebKit, and Playwright have in common. */
export type Tab = {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page; the result must be serializable as JSON. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Clicks the center of the first matching element, which must be visible and not covered. */
  click: (selector: string) => Promise<void>;
  /** Clicks a position of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types text into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Selects a file in a file field. */
  selectFile: (selector: string, path: string) => Promise<void>;
  back: () => Promise<void>;
  close: () => Promise<void>;
};

export type Key = 'Tab' | 'Enter' | 'Escape';

/** A running engine. */
export type Engine = {
  /** Name and version, for the report. */
  version: string;
  /** Opens a tab in a new browser context, with a viewport of 390 × 800 CSS pixels. */
  newTab: () => Promise<Tab>;
  stop: () => Promise<void>;
};

/** Viewport of the tests, the size of a phone. */
export const viewportSize = { width: 390, height: 800 } as const;
