import type { Script } from '#locales/registry.ts';
import cyrillic from '#site/assets/fonts/manrope-cyrillic.woff2?url';
import greek from '#site/assets/fonts/manrope-greek.woff2?url';
import latinBasic from '#site/assets/fonts/manrope-latin-basic.woff2?url';
import latin from '#site/assets/fonts/manrope-latin.woff2?url';
import latinVietnamese from '#site/assets/fonts/manrope-latin-vietnamese.woff2?url';
import vietnamese from '#site/assets/fonts/manrope-vietnamese.woff2?url';

/**
 * The font files that every page of a script needs, the largest first. Without a preload, browsers find the second file only after layout and
 * then treat it as urgent, which delays the first paint. Scripts set in system fonts need none.
 */
export const fontPreload: Partial<Record<Script, readonly string[]>> = {
  latin: [latin],
  cyrillic: [latinBasic, cyrillic],
  greek: [latinBasic, greek],
  vietnamese: [latinVietnamese, vietnamese],
};
