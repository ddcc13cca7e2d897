import { expect, type Page } from '@playwright/test';
import { brokenTexts } from './broken-texts.ts';
import { overlaps } from './overlaps.ts';

/** Widths in CSS pixels at which text is looked at: a phone, a tablet, a desk. */
const widths = [360, 768, 1440];

/** Fails where a text is cut, a word broken or pieces of text lie on one another at any of three widths. */
export async function expectReadable(page: Page): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    expect.soft(await brokenTexts(page), `not whole at ${width} px`).toEqual([]);
    expect.soft(await overlaps(page), `texts on one another at ${width} px`).toEqual([]);
  }
}

/** Fails where pieces of text lie on one another at any of three widths. For words that are longer than any language's. */
export async function expectNoOverlap(page: Page): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    expect.soft(await overlaps(page), `texts on one another at ${width} px`).toEqual([]);
  }
}

/** From the top: what has been scrolled away lies under the header. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
