import type { Language, LanguageCode, Script } from '#locales/registry.ts';
import arabic from '#site/styles/scripts/arabic.css?inline';
import centralEuropean from '#site/styles/scripts/central-european.css?inline';
import chineseSimplified from '#site/styles/scripts/chinese-simplified.css?inline';
import chineseTraditional from '#site/styles/scripts/chinese-traditional.css?inline';
import cyrillic from '#site/styles/scripts/cyrillic.css?inline';
import devanagari from '#site/styles/scripts/devanagari.css?inline';
import greek from '#site/styles/scripts/greek.css?inline';
import hangul from '#site/styles/scripts/hangul.css?inline';
import hebrew from '#site/styles/scripts/hebrew.css?inline';
import hyphenation from '#site/styles/scripts/hyphenation.css?inline';
import japanese from '#site/styles/scripts/japanese.css?inline';
import latin from '#site/styles/scripts/latin.css?inline';
import marathi from '#site/styles/scripts/marathi.css?inline';
import persian from '#site/styles/scripts/persian.css?inline';
import thai from '#site/styles/scripts/thai.css?inline';
import turkish from '#site/styles/scripts/turkish.css?inline';
import vietnamese from '#site/styles/scripts/vietnamese.css?inline';

const stylesByScript: Readonly<Record<Script, string>> = {
  arabic,
  'chinese-simplified': chineseSimplified,
  'chinese-traditional': chineseTraditional,
  cyrillic,
  devanagari,
  greek,
  hangul,
  hebrew,
  japanese,
  latin,
  thai,
  vietnamese,
};

/** Languages with digits of their own, and those in Latin script that need more than the letters of Western Europe. */
const stylesByLanguage: Partial<Record<string, string>> = {
  cs: centralEuropean,
  fa: persian,
  mr: marathi,
  pl: centralEuropean,
  sk: centralEuropean,
  tr: turkish,
} satisfies Partial<Record<LanguageCode, string>>;

/** Languages whose words are often longer than a line of a phone. */
const hyphenated: ReadonlySet<string> = new Set<LanguageCode>(['da', 'de', 'el', 'fi', 'nl', 'ru', 'sv']);

/**
 * Returns the styles for the language of a page: fonts, line heights, line breaking. Each page only includes those of
 * its own language, which saves half a kilobyte per page, and the language list loads no extra fonts.
 */
export function scriptStyles({ code, script }: Pick<Language, 'code' | 'script'>): string {
  return (stylesByLanguage[code] ?? stylesByScript[script]) + (hyphenated.has(code) ? hyphenation : '');
}
