import { expect, test } from 'vitest';
import { randomIndex, type RandomSource } from './random-index.ts';

/** Returns these numbers in turn. */
function source(...values: number[]): RandomSource {
  return (numbers) => numbers.fill(values.shift() ?? 0);
}

test('a number is below the limit', () => {
  expect(randomIndex(10, source(123))).toBe(3);
  expect(randomIndex(1, source(2 ** 32 - 1))).toBe(0);
});

test('numbers above the last multiple of the limit are discarded to avoid a bias', () => {
  // 2³² = 10 · 429,496,729 + 6: the last six numbers would favor 0 to 5.
  expect(randomIndex(10, source(2 ** 32 - 1, 2 ** 32 - 6, 2 ** 32 - 7))).toBe(9);
  expect(randomIndex(2 ** 31 + 1, source(2 ** 31 + 1, 7))).toBe(7);
});

test('numbers are uniformly distributed', () => {
  const counts = new Array<number>(7).fill(0);
  for (let round = 0; round < 70_000; round++) {
    const index = randomIndex(7);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  // Chi-square with 6 degrees of freedom: above 50 once in 200 million runs.
  expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(50);
});
