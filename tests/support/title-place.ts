import { expect, type Page } from '@playwright/test';

/** Pages whose first screen is their own: home, the products, what leads to a store. All others share one place for the title. */
const ownOpening = /^(\/(fil|[a-z]{2})(-[a-z\d]+)?)?(\/|\/(product|get)\/.+)?$/;

/** Distance of the title from the header, px, by width of the window: `site/ui/PageIntro.module.css`. */
const distances = { 1440: 104, 360: 64 } as const;

/** Titles of inner pages begin at one height, below the logo's edge, whatever stands above or beside them. */
export async function expectTitlePlace(page: Page, address: string, width: keyof typeof distances): Promise<void> {
  if (ownOpening.test(address)) return;
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
