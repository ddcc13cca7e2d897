import { expect, test } from 'vitest';
import { makeDemoText } from './demo-text.ts';

const { t, number } = makeDemoText(
  { plain: 'Lock', name: 'Open {{name}}', left_one: '{{count}} try left', left_other: '{{count}} tries left' },
  'en',
);

test('a placeholder is filled and set apart from the direction of the sentence', () => {
  expect(t('plain')).toBe('Lock');
  expect(t('name', { name: 'x' })).toBe('Open \u2068x\u2069');
});

test('a plural form is chosen by the count, which is written as the language does', () => {
  expect(t('left', { count: 1 })).toBe('1 try left');
  expect(t('left', { count: 1_200 })).toBe('1,200 tries left');
  expect(number(0.5, { style: 'percent' })).toBe('50%');
});

test('an unknown key and a missing value are errors', () => {
  expect(() => t('none')).toThrow('no label "none"');
  expect(() => t('name')).toThrow('no value for "name"');
});
