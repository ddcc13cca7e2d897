import { expect, test } from 'vitest';
import { makeDemoText } from '#site/demos/shared/demo-text.ts';
import { displayOf, newCalculator, nextCalculator, pointOf, type Key } from './calculator.ts';

/** What the display shows after keys, separated by spaces. */
const shown = (keys: string, language = 'en') =>
  displayOf(
    keys.split(' ').reduce((calculator, key) => nextCalculator(calculator, key as Key), newCalculator),
    makeDemoText({}, language).number,
  );

test.each([
  ['2 + 3 =', '5'],
  ['1 2 . 5 × 4 =', '50'],
  ['7 − 9 =', '-2'],
  ['2 + 3 × 4 =', '20'],
  ['8 ÷ 2 = + 1 =', '5'],
  ['8 ÷ 2 = 7', '7'],
  ['6 + × 7 =', '42'],
  ['. 1 + . 2 =', '0.3'],
  ['1 ÷ 3 =', '0.333333333333'],
])('%s is %s', (keys, result) => {
  expect(shown(keys)).toBe(result);
});

test('a division by zero shows a dash, and the next number starts again', () => {
  expect([shown('5 ÷ 0 ='), shown('0 ÷ 0 = + 1 ='), shown('5 ÷ 0 = 4')]).toEqual(['—', '—', '4']);
});

test('what is typed is shown as it is typed: points, zeros after them, no zeros before a number', () => {
  expect([shown('AC'), shown('0 0 7'), shown('. .'), shown('1 . 5 0'), shown('1 2 delete')]).toEqual([
    '0',
    '7',
    '0.',
    '1.50',
    '1',
  ]);
});

test('numbers fit on the display', () => {
  expect(shown('1 2 3 4 5 6 7 8 9 0 1 2 3 4')).toBe('123,456,789,012');
  expect(shown('9 9 9 9 9 9 9 9 9 9 9 9 × 9 9 9 9 9 9 9 9 9 9 9 9 =')).toBe('1E24');
  expect(shown('1 ÷ 3 0 0 0 0 0 0 0 =')).toBe('3.333333E-8');
});

test('numbers have the digits and the point of the language', () => {
  expect([shown('1 2 3 4 . 5', 'de'), shown('1 2 . 5 + 0 =', 'fa')]).toEqual(['1.234,5', '۱۲٫۵']);
  expect(['en', 'de', 'fa'].map((language) => pointOf(makeDemoText({}, language).number))).toEqual(['.', ',', '٫']);
});
