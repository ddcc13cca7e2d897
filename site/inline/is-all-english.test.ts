import { expect, test } from 'vitest';
import { markEnglish } from '#site/i18n/english-parts.ts';
import { isAllEnglish } from './is-all-english.ts';

test('labels marked as English are recognized, with and without values', () => {
  expect(isAllEnglish(markEnglish('Try again'))).toBe(true);
  expect(isAllEnglish(markEnglish('Open \u2068Fotos\u2069'))).toBe(true);
  expect(isAllEnglish(`${markEnglish('One')} ${markEnglish('two')}`)).toBe(true);
});

test('text with other words keeps the language of the page', () => {
  expect(isAllEnglish(`Noch einmal ${markEnglish('try')}`)).toBe(false);
  expect(isAllEnglish('\u2068Fotos\u2069')).toBe(false);
  expect(isAllEnglish('')).toBe(false);
});
