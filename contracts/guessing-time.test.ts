import { expect, test } from 'vitest';
import { guessingTime, secondsToGuess, timeFormat, type Attack } from './guessing-time.ts';
import { passwordRules } from './password-rules.ts';

const text = (possibilities: number, attack: Attack) => {
  const time = guessingTime(secondsToGuess(possibilities, attack));
  return time.kind === 'instant' ? time.kind : new Intl.NumberFormat('en', timeFormat(time, 'en')).format(time.value);
};

test('languages that say “millions of years” get digits', () => {
  const text = new Intl.NumberFormat('es', timeFormat({ value: 45_200_000, unit: 'year' }, 'es-419')).format(
    45_200_000,
  );
  expect(text.replaceAll(/\s/g, ' ')).toBe('45.000.000 años');
});

test.each([
  ['five words', passwordRules.listSize ** 5, '4.5 years', '45 million years'],
  ['four words', passwordRules.listSize ** 4, '5.1 hours', '5,800 years'],
  ['two words', passwordRules.listSize ** 2, 'instant', '50 minutes'],
  ['six digits', 1e6, 'instant', '50 seconds'],
  // 20 characters out of the generator's 26 + 26 + 10 + 14.
  ['twenty characters', 76 ** 20, '1 trillion years', '1 trillion years'],
])('%s', (_, possibilities, leak, vault) => {
  expect(text(possibilities, 'leak')).toBe(leak);
  expect(text(possibilities, 'vault')).toBe(vault);
});

test('half of all possibilities are tried on average', () => {
  expect(secondsToGuess(2e11, 'leak')).toBe(1);
  expect(secondsToGuess(2e4, 'vault')).toBe(1);
});

test('times are in the largest full unit, up to a trillion years', () => {
  expect(guessingTime(0.99)).toEqual({ kind: 'instant' });
  expect(guessingTime(90)).toEqual({ kind: 'about', value: 1.5, unit: 'minute' });
  expect(guessingTime(7_200)).toEqual({ kind: 'about', value: 2, unit: 'hour' });
  expect(guessingTime(31_556_952 * 300)).toEqual({ kind: 'about', value: 300, unit: 'year' });
  expect(guessingTime(Number.POSITIVE_INFINITY)).toEqual({ kind: 'over', value: 1e12, unit: 'year' });
});
