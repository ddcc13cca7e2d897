/**
 * What opening a page may take at most, in bytes as sent (brotli; fonts and images as they are). `scripts/check-budgets.ts`
 * checks every page, and the page `/trust` says it (`site/sections/check-us/`).
 */
export const pageBudgets = {
  /** HTML with its styles. */
  document: 20_000,
  fonts: 24_000,
  /** All requests before an interaction. */
  firstLoad: 42_000,
  /** Inline scripts that are executed. */
  inlineScripts: 3_500,
  /** Script files. */
  scripts: 0,
} as const;
