import { expect, type Page } from '@playwright/test';
import { findBrokenTexts } from './broken-texts.ts';
import { findCoveredTexts, findOverlaps } from './overlaps.ts';

/** Viewport widths in CSS pixels at which texts have to be readable: a phone, a tablet, and a desktop. */
export const readableWidths: readonly number[] = [360, 768, 1440];

/** Fails if text is truncated, words break, texts overlap, or a fixed bar covers the last texts, at the current width. */
export async function expectReadableAt(page: Page, width: number): Promise<void> {
  await scrollToTop(page);
  expect.soft(await findBrokenTexts(page), `broken texts at ${width} px`).toEqual([]);
  expect.soft(await findOverlaps(page), `overlapping texts at ${width} px`).toEqual([]);
  expect.soft(await findCoveredTexts(page), `covered texts at the end at ${width} px`).toEqual([]);
}

/** Fails if texts overlap at any of the widths. For the pseudolocale, whose words are too long for the other checks. */
export async function expectNoOverlap(page: Page): Promise<void> {
  for (const width of readableWidths) {
    await page.setViewportSize({ width, height: 800 });
    await scrollToTop(page);
    expect.soft(await findOverlaps(page), `overlapping texts at ${width} px`).toEqual([]);
  }
}

/** Scrolled content is under the header. */
async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
