import { expect, test } from 'vitest';
import { matchLanguage } from './match-language.ts';
import { languages, type LanguageCode } from './registry.ts';

const known = languages.map(({ tag }) => tag.toLowerCase());

/** Values that browsers and phones send for each of the site's languages, including deprecated and related codes. */
const variants: Partial<Record<LanguageCode, readonly string[]>> = {
  en: ['en-US', 'en_AU'],
  ar: ['ar-EG', 'ar-001'],
  fil: ['fil-PH', 'tl', 'tl-PH'],
  de: ['DE_at', 'de-CH-1996', 'de-Latn-DE'],
  he: ['he-IL', 'iw', 'iw-IL'],
  id: ['id-ID', 'in', 'in-ID'],
  pt: ['pt-BR', 'pt-PT'],
  zh: ['zh-CN', 'zh-SG', 'zh-Hans', 'zh-Hans-HK', 'zh-Hans-TW', 'zh-Latn'],
  es: ['es-ES', 'es-GQ', 'es-PH'],
  es_419: ['es-419', 'es-MX', 'es-US', 'es-Latn-MX'],
  zh_TW: ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-CN'],
};

test.each(languages)('$code matches its code, its tag and the values that browsers send', ({ code, tag }) => {
  const expected = tag.toLowerCase();
  const given = [code, tag, tag.toUpperCase(), ...(variants[code] ?? [])];
  expect(given.map((one) => [one, matchLanguage(one, known)])).toEqual(given.map((one) => [one, expected]));
});

/** Without those that became ours. */
const others = ['nb-NO', 'uk-UA', 'sw', 'gaa', 'zhx-TW'].filter((tag) => !known.includes(tag.replace(/-.*/, '')));

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
