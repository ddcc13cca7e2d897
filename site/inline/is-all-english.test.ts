import { expect, test } from 'vitest';
import { markEnglish } from '#site/i18n/english-parts.ts';
import { isAllEnglish } from './is-all-english.ts';

test('a label that is marked as English, values in it or not', () => {
  expect(isAllEnglish(markEnglish('Try again'))).toBe(true);
  expect(isAllEnglish(markEnglish('Open \u2068Fotos\u2069'))).toBe(true);
  expect(isAllEnglish(`${markEnglish('One')} ${markEnglish('two')}`)).toBe(true);
});

test('any word beside it keeps the language of the page', () => {
  expect(isAllEnglish(`Noch einmal ${markEnglish('try')}`)).toBe(false);
  expect(isAllEnglish('\u2068Fotos\u2069')).toBe(false);
  expect(isAllEnglish('')).toBe(false);
});
