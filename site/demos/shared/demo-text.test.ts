import { expect, test } from 'vitest';
import { makeDemoText } from './demo-text.ts';

const { t, number, country } = makeDemoText(
  {
    'country.SE': 'Sweden',
    plain: 'Lock',
    name: 'Open {{name}}',
    left_one: '{{count}} try left',
    left_other: '{{count}} tries left',
  },
  'en',
);

test('a placeholder is filled', () => {
  expect(t('plain')).toBe('Lock');
  expect(t('name', { name: 'x' })).toBe('Open x');
});

test('the plural form is selected by the count, which is formatted for the language', () => {
  expect(t('left', { count: 1 })).toBe('1 try left');
  expect(t('left', { count: 1_200 })).toBe('1,200 tries left');
  expect(number(0.5, { style: 'percent' })).toBe('50%');
});

test('unknown keys and missing values throw', () => {
  expect(() => t('none')).toThrow('no label "none"');
  expect(() => t('name')).toThrow('no value for "name"');
});

test('Arabic numbers use the digits 0 to 9, as on the pages', () => {
  const arabic = makeDemoText({ left_many: 'بقي {{count}}' }, 'ar');
  expect(arabic.number(1_234)).toBe('1,234');
  expect(arabic.number(12, { style: 'unit', unit: 'kilobyte' })).toMatch(/12/);
  expect(arabic.t('left', { count: 12 })).toBe('بقي 12');
});

test('the name of a country is a label', () => {
  expect(country('SE')).toBe('Sweden');
  expect(() => country('XX')).toThrow('no label "country.XX"');
});
