import { expect, test } from 'vitest';
import { passphraseBits, passwordBits, roundTime, secondsToGuess, strengthOf } from './strength.ts';

test('one set: as many bits as its size to the power of the length', () => {
  expect(passwordBits(['digits'], 6)).toBeCloseTo(Math.log2(1_000_000), 9);
});

test('of two sets, passwords without one of them do not count', () => {
  // 36² pairs, less 26² of letters alone and 10² of digits alone.
  expect(passwordBits(['lower', 'digits'], 2)).toBeCloseTo(Math.log2(520), 9);
});

test('of all four sets with four characters, each has one: 26 · 26 · 10 · 14 in 24 orders', () => {
  expect(passwordBits(['lower', 'upper', 'digits', 'symbols'], 4)).toBeCloseTo(Math.log2(26 * 26 * 10 * 14 * 24), 6);
});

test('a word of 2,048 has eleven bits', () => {
  expect(passphraseBits(5)).toBe(55);
});

test('the time is that for half of all possibilities', () => {
  expect(secondsToGuess(Math.log2(2e11))).toBeCloseTo(1, 9);
});

test.each([
  [39, 1],
  [66, 2],
  [70, 3],
  [110, 4],
] as const)('%i bits are of strength %i', (bits, strength) => {
  expect(strengthOf(bits)).toBe(strength);
});

test('times are told in the largest unit that they fill', () => {
  expect(roundTime(0.2)).toBe('instant');
  expect(roundTime(90)).toEqual({ value: 1.5, unit: 'minute' });
  expect(roundTime(7_200)).toEqual({ value: 2, unit: 'hour' });
  expect(roundTime(31_556_952 * 300)).toEqual({ value: 300, unit: 'year' });
  expect(roundTime(1e30)).toBe('universe');
});
