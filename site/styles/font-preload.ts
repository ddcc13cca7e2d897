import type { Script } from '#locales/registry.ts';
import cyrillic from '#site/assets/fonts/manrope-cyrillic.woff2?url';
import greek from '#site/assets/fonts/manrope-greek.woff2?url';
import latin from '#site/assets/fonts/manrope-latin.woff2?url';
import vietnamese from '#site/assets/fonts/manrope-vietnamese.woff2?url';

/** The font file that every page of a script needs. Scripts set in system fonts need none. */
export const fontPreload: Partial<Record<Script, string>> = { latin, cyrillic, greek, vietnamese };
