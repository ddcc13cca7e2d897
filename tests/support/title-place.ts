import { expect, type Page } from '@playwright/test';

/**
 * Pages with their own first screen: home, products, and store links. All others have the title at the same position.
 */
const hasOwnFirstScreen = /^(\/(fil|[a-z]{2})(-[a-z\d]+)?)?(\/|\/(product|get)\/.+)?$/;

/** Distance from the header to the title, px, by viewport width: `site/ui/PageIntro.module.css`. */
const distances = { 1440: 104, 360: 64 } as const;

/** Checks that the title of an inner page is at the standard height, aligned with the logo. */
export async function expectTitlePlace(page: Page, address: string, width: keyof typeof distances): Promise<void> {
  if (hasOwnFirstScreen.test(address)) return;
  const place = await page.evaluate(() => {
    const title = document.querySelector('h1')?.getBoundingClientRect();
    const header = document.querySelector('body > header')?.getBoundingClientRect();
    const logo = document.querySelector('body > header > a')?.getBoundingClientRect();
    if (!title || !header || !logo) return undefined;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    return {
      top: Math.round(title.top - header.bottom + scrollY),
      fromLogo: Math.round(isRightToLeft ? logo.right - title.right : title.left - logo.left),
    };
  });
  expect(place, `the title of ${address} at ${width} px`).toEqual({ top: distances[width], fromLogo: 0 });
}
