import { expect, type Page } from '@playwright/test';
import { expectReadableAt, readableWidths } from './readable.ts';
import { isDeep } from './templates.ts';

/**
 * Widths in CSS pixels that every page has to fit: 320 equals 1280 at 400 % zoom (WCAG 1.4.10), 360 equals 720 at 200 %.
 * Every night also next to the breakpoints of the layout: each width takes a tenth of a second.
 */
const widths = isDeep ? [320, 360, 559, 680, 768, 1000, 1280] : [320, 360, 768, 1280];
const largeTextWidths = isDeep ? [1280, 640, 360] : [360];

/** Returns elements that overflow the page horizontally, if the page scrolls horizontally. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (parent !== document.body && getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isClipped(element);
    });
    const names = outside.map(
      (element) => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`,
    );
    return [`${scrollWidth} px wide`, ...names.slice(0, 5)];
  });
}

/** Returns texts and header buttons that are partly cut off. Ignores texts in elements with the role `img`. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isClipped = /hidden|clip/.test(overflowX + overflowY);
      const { scrollWidth, scrollHeight, clientHeight } = element;
      return (
        isClipped &&
        (scrollWidth > element.clientWidth + 1 || scrollHeight > clientHeight + 1) &&
        element.innerText.trim() !== '' &&
        element.checkVisibility() &&
        !element.closest('.visually-hidden, [role=img], [aria-hidden=true]')
      );
    });
    const outside = [...document.querySelectorAll('header button, header a')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return element.checkVisibility() && (left < 0 || right > clientWidth);
    });
    return [...cut, ...outside].map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Fails if the page scrolls horizontally at any of the widths. */
export async function expectFit(page: Page): Promise<void> {
  for (const width of widths) await expectFitAt(page, width);
}

/** @param height in CSS pixels; the browser draws a low viewport faster, and its height makes no page wider */
async function expectFitAt(page: Page, width: number, height = 400): Promise<void> {
  await page.setViewportSize({ width, height });
  expect.soft(await findOverflow(page), `at ${width} px`).toEqual([]);
}

/**
 * Does `expectFit()` and `expectReadable()`, and leaves the page at the smallest width. In one pass, because the browser
 * lays out and draws the page again for each new width, which takes longer than the checks.
 */
export async function expectFitAndReadable(page: Page): Promise<void> {
  const fitting = isDeep ? widths : [320];
  for (const width of [...new Set([...fitting, ...readableWidths])].sort((one, other) => other - one)) {
    const isRead = readableWidths.includes(width);
    await expectFitAt(page, width, isRead ? 800 : undefined);
    if (isRead) await expectReadableAt(page, width);
  }
}

/**
 * Checks the same with a text size of 200 % (WCAG 1.4.4), set in the browser's settings; on a phone, also that no text
 * or header button is cut off. Leaves the page at the width of a phone, with the usual text size.
 */
export async function expectFitWithLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of largeTextWidths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOverflow(page), `at ${width} px with text of 200 %`).toEqual([]);
    if (width === 360) expect.soft(await findCutTexts(page), 'cut on a phone with text of 200 %').toEqual([]);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
}
