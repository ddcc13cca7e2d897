import { expect, test } from 'vitest';
import { formatUnit } from './format-unit.ts';

const long = (value: number, unit: string, tag = 'ga', options = {}) =>
  formatUnit(value, tag, { style: 'unit', unit, unitDisplay: 'long', ...options }).replaceAll(/\s/g, ' ');

test('Irish units have their full names, in the form that the number asks for', () => {
  expect([1, 3, 8, 24].map((value) => long(value, 'hour'))).toEqual([
    '1 uair an chloig',
    '3 huaire an chloig',
    '8 n-uaire an chloig',
    '24 uair an chloig',
  ]);
  expect(long(45e6, 'year', 'ga', { notation: 'compact', compactDisplay: 'long' })).toBe('45 milliún bliain');
});

test('other languages and units are those of Intl', () => {
  expect(long(24, 'hour', 'de')).toBe('24 Stunden');
  expect(long(730, 'day')).toBe('730 lá');
});
