import { expect, test } from 'vitest';
import { tileLetter } from './tile-letter.ts';

test.each([
  ['البريد', 'ar', 'ب'],
  ['البنك', 'ar', 'ب'],
  ['المتجر', 'ar', 'م'],
  // Not an article: a word of its own, and another letter
  ['الو', 'ar', 'ا'],
  ['ألعاب', 'ar', 'أ'],
  ['ال', 'ar', 'ا'],
  // In Persian, "ال" is the beginning of a word.
  ['الکترونیک', 'fa', 'ا'],
  ['הדואר', 'he', 'ה'],
  [' mail', 'en', 'M'],
  ['😀 club', 'en', '😀'],
])('the tile of “%s” in %s has the letter %s', (name, language, letter) => {
  expect(tileLetter(name, language)).toBe(letter);
});

test('an entry without a name has no letter', () => {
  expect(tileLetter(' ', 'ar')).toBeUndefined();
});
