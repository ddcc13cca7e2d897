import { expect, type Page } from '@playwright/test';
import { findBrokenTexts } from './broken-texts.ts';
import { findCoveredTexts, findOverlaps } from './overlaps.ts';

/** Viewport widths in CSS pixels: a phone, a tablet, and a desktop. */
const widths = [360, 768, 1440];

/** Fails if text is truncated, words break, texts overlap, or a fixed bar covers the last texts, at any of the widths. */
export async function expectReadable(page: Page): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    expect.soft(await findBrokenTexts(page), `broken texts at ${width} px`).toEqual([]);
    expect.soft(await findOverlaps(page), `overlapping texts at ${width} px`).toEqual([]);
    expect.soft(await findCoveredTexts(page), `covered texts at the end at ${width} px`).toEqual([]);
  }
}

/** Fails if texts overlap at any of the widths. For the pseudolocale, whose words are too long for the other checks. */
export async function expectNoOverlap(page: Page): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    expect.soft(await findOverlaps(page), `overlapping texts at ${width} px`).toEqual([]);
  }
}

/** Scrolls to the top: scrolled content is under the header. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
