import type { Language, LanguageCode, Script } from '#locales/registry.ts';
import cyrillic from '#site/assets/fonts/manrope-cyrillic.woff2?url';
import greek from '#site/assets/fonts/manrope-greek.woff2?url';
import latinBasic from '#site/assets/fonts/manrope-latin-basic.woff2?url';
import latinCentral from '#site/assets/fonts/manrope-latin-central.woff2?url';
import latinExt from '#site/assets/fonts/manrope-latin-ext.woff2?url';
import latinVietnamese from '#site/assets/fonts/manrope-latin-vietnamese.woff2?url';
import latinNames from '#site/assets/fonts/manrope-latin-names.woff2?url';
import latin from '#site/assets/fonts/manrope-latin.woff2?url';
import turkish from '#site/assets/fonts/manrope-turkish.woff2?url';
import vietnamese from '#site/assets/fonts/manrope-vietnamese.woff2?url';

const byScript: Partial<Record<Script, readonly string[]>> = {
  latin: [latin],
  cyrillic: [latinBasic, cyrillic],
  greek: [latinBasic, greek],
  vietnamese: [latinVietnamese, vietnamese],
};

const byLanguage: Partial<Record<string, readonly string[]>> = {
  cs: [latinCentral, latinExt],
  pl: [latinCentral, latinExt],
  sk: [latinCentral, latinExt],
  tr: [latinCentral, turkish],
} satisfies Partial<Record<LanguageCode, readonly string[]>>;

/**
 * Returns the font files that every page of a language needs, the largest first: those of its script, or that of the names
 * in Latin letters. They are preloaded: browsers find fonts only after layout and then treat them as urgent, which delays
 * the first paint.
 */
export function fontsToPreload({ code, script }: Pick<Language, 'code' | 'script'>): readonly string[] {
  return byLanguage[code] ?? byScript[script] ?? [latinNames];
}
