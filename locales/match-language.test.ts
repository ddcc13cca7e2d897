import { expect, test } from 'vitest';
import { matchLanguage } from './match-language.ts';
import { languages } from './registry.ts';

const known = languages.map(({ tag }) => tag.toLowerCase());

test.each([
  ['de', 'de'],
  ['de-DE', 'de'],
  ['DE_at', 'de'],
  ['pt-BR', 'pt'],
  ['es_419', 'es-419'],
  ['es-MX', 'es-419'],
  ['es-US', 'es-419'],
  ['es-ES', 'es'],
  ['es', 'es'],
  ['zh_TW', 'zh-tw'],
  ['zh-HK', 'zh-tw'],
  ['zh-Hant-HK', 'zh-tw'],
  ['zh-CN', 'zh'],
  ['zh-Hans', 'zh'],
  ['fil-PH', 'fil'],
  ['tl', 'fil'],
  ['iw', 'he'],
  ['fi-FI', 'fi'],
])('%s is read as %s', (given, expected) => {
  expect(matchLanguage(given, known)).toBe(expected);
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

test('a variant whose own language is not offered falls back to the language itself', () => {
  expect(matchLanguage('es-MX', ['en', 'es'])).toBe('es');
  expect(matchLanguage('zh-HK', ['en', 'zh'])).toBe('zh');
});
