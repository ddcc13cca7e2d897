import { expect, test } from 'vitest';
import { fillLabel, pluralForm } from './label-text.ts';

test('placeholders are filled once; numbers are formatted', () => {
  const german = (value: number) => new Intl.NumberFormat('de').format(value);
  expect(fillLabel('{{a}} und {{ b }}', { a: '{{b}}', b: 1_234 }, german)).toBe('{{b}} und 1.234');
});

test('a value is isolated where directions meet, and only there', () => {
  expect(fillLabel('Open {{name}}', { name: 'x' })).toBe('Open x');
  expect(fillLabel('Open {{name}}', { name: 'العربية' })).toBe('Open \u2068العربية\u2069');
  expect(fillLabel('فتح {{name}}', { name: 'x' })).toBe('فتح \u2068x\u2069');
});

test('a missing value throws', () => {
  expect(() => fillLabel('Open {{name}}', {})).toThrow('no value for "name" in "Open {{name}}"');
});

test('the plural form of the language is chosen, otherwise that for others', () => {
  const forms = { n_one: 'one', n_few: 'few', n_other: 'other' };
  const polish = new Intl.PluralRules('pl');
  expect([1, 2, 5].map((count) => pluralForm(forms, 'n_', count, polish))).toEqual(['one', 'few', 'other']);
  expect(pluralForm({}, 'n_', 1, polish)).toBeUndefined();
});
