import { expect, test } from 'vitest';
import { secondsToGuess } from '#contracts/guessing-time.ts';
import { userChosenBits, passphraseBits, passwordBits, strengthOf } from './strength.ts';

test('one set: the number of passwords is its size to the power of the length', () => {
  expect(passwordBits(['digits'], 6)).toBeCloseTo(Math.log2(1_000_000), 9);
});

test('two sets: passwords that lack one of them are not counted', () => {
  // 36² pairs, less 26² of letters alone and 10² of digits alone.
  expect(passwordBits(['lower', 'digits'], 2)).toBeCloseTo(Math.log2(520), 9);
});

test('four sets, four characters: one of each, 26 · 26 · 10 · 14 in 24 orders', () => {
  expect(passwordBits(['lower', 'upper', 'digits', 'symbols'], 4)).toBeCloseTo(Math.log2(26 * 26 * 10 * 14 * 24), 6);
});

test('one of 7,776 words has 12.9 bits', () => {
  expect(passphraseBits(5)).toBeCloseTo(Math.log2(7_776 ** 5), 9);
});

test.each([
  ['', 0],
  ['k', 4],
  // 4 + 7 · 2
  ['kmqcvtpx', 18],
  // 4 + 7 · 2 + 12 · 1.5
  ['kmqcvtpxfbzhwdrygnls', 36],
])('a user-chosen password has the bits of the NIST estimate: "%s"', (text, bits) => {
  expect(userChosenBits(text)).toBe(bits);
});

test.each(['aaaaaaaaaaaaaaaa', '1234567890123456', 'abcdefghijklmnop', 'abababababababab', 'passwordpassword'])(
  'what repeats or counts on adds nothing: %s',
  (text) => {
    expect(userChosenBits(text)).toBeLessThan(20);
  },
);

test.each(['Whiskers2019', 'correct horse', 'P@ssw0rd!2026', 'Tr0ub4dor&3', 'qwertyuiop', 'iloveyou1234'])(
  'a short password that a person made up is weak, even in a vault: %s',
  (text) => {
    expect(strengthOf(secondsToGuess(2 ** userChosenBits(text), 'vault'))).toBe(1);
  },
);

test.each([
  [86_399, 1],
  [86_400, 2],
  [99 * 31_556_952, 2],
  [101 * 31_556_952, 3],
  [2e6 * 31_556_952, 4],
] as const)('%i seconds are of strength %i', (seconds, strength) => {
  expect(strengthOf(seconds)).toBe(strength);
});
