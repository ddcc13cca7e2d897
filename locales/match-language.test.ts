import { expect, test } from 'vitest';
import { matchLanguage } from './match-language.ts';
import { languages, type LanguageCode } from './registry.ts';

const known = languages.map(({ tag }) => tag.toLowerCase());

/** Values that browsers and phones send for each of the site's languages, including deprecated and related codes. */
const variants: Partial<Record<LanguageCode, readonly string[]>> = {
  en: ['en-US', 'en-GB', 'en-IN', 'en_AU'],
  ar: ['ar-EG', 'ar-SA', 'ar-001', 'ar-MA'],
  cs: ['cs-CZ'],
  da: ['da-DK', 'da-GL'],
  nl: ['nl-NL', 'nl-BE'],
  fil: ['fil-PH', 'tl', 'tl-PH'],
  fi: ['fi-FI'],
  fr: ['fr-FR', 'fr-CA', 'fr-CH'],
  de: ['de-DE', 'DE_at', 'de-CH', 'de-CH-1996', 'de-Latn-DE'],
  el: ['el-GR', 'el-CY'],
  he: ['he-IL', 'iw', 'iw-IL'],
  hi: ['hi-IN', 'hi-Deva-IN'],
  id: ['id-ID', 'in', 'in-ID'],
  ga: ['ga-IE', 'ga-GB'],
  it: ['it-IT', 'it-CH'],
  ja: ['ja-JP'],
  ko: ['ko-KR', 'ko-KP'],
  mr: ['mr-IN'],
  fa: ['fa-IR', 'fa-AF'],
  pl: ['pl-PL'],
  pt: ['pt-BR', 'pt-PT', 'pt-AO'],
  ru: ['ru-RU', 'ru-KZ'],
  zh: ['zh-CN', 'zh-SG', 'zh-Hans', 'zh-Hans-CN', 'zh-Hans-HK', 'zh-Hans-TW', 'zh-Latn'],
  sk: ['sk-SK'],
  es: ['es-ES', 'es-GQ', 'es-PH'],
  es_419: ['es-419', 'es-MX', 'es-US', 'es-AR', 'es-CO', 'es-CL', 'es-PE', 'es-Latn-MX'],
  sv: ['sv-SE', 'sv-FI'],
  th: ['th-TH'],
  zh_TW: ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-HK', 'zh-Hant-TW', 'zh-Hant-CN'],
  tr: ['tr-TR', 'tr-CY'],
  vi: ['vi-VN'],
};

test.each(languages)('$code matches its code, its tag and the values that browsers send', ({ code, tag }) => {
  const expected = tag.toLowerCase();
  const given = [code, tag, tag.toUpperCase(), ...(variants[code] ?? [])];
  expect(given.map((one) => [one, matchLanguage(one, known)])).toEqual(given.map((one) => [one, expected]));
});

/** Without those that became ours. */
const others = ['nb', 'nb-NO', 'nn-NO', 'no', 'uk-UA', 'sw', 'ro-RO', 'hu', 'bn-IN', 'gaa', 'zhx-TW'].filter(
  (tag) => !known.includes(tag.replace(/-.*/, '')),
);

test.each(others)('%s, another language, matches none of ours', (given) => {
  expect(matchLanguage(given, known)).toBeUndefined();
});

test.each([
  '',
  'xx',
  'english',
  '<script>alert(1)</script>',
  'de"><img src=x>',
  'de;q=1',
  '../de',
  'd',
  'de--DE',
  'de ',
])('%j is discarded', (given) => {
  expect(matchLanguage(given, known)).toBeUndefined();
});

test('a variant that is not offered falls back to its base language', () => {
  expect(matchLanguage('es-MX', ['en', 'es'])).toBe('es');
  expect(matchLanguage('zh-HK', ['en', 'zh'])).toBe('zh');
});
