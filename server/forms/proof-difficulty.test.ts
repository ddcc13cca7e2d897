import { afterEach, expect, test, vi } from 'vitest';
import { createProofDifficulty } from './proof-difficulty.ts';

const minute = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

function createDifficulty() {
  const clock = { now: 1 };
  const factorFor = createProofDifficulty(() => clock.now);
  const factorsOf = (network: string, count: number) => Array.from({ length: count }, () => factorFor(network));
  return { clock, factorsOf };
}

test('the difficulty for a network grows with its requested challenges, up to a maximum', () => {
  const { factorsOf } = createDifficulty();
  expect(factorsOf('a', 12)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]);
  expect(Math.max(...factorsOf('a', 1_000))).toBe(16);
});

test('other networks have the usual difficulty', () => {
  const { factorsOf } = createDifficulty();
  factorsOf('a', 100);
  expect(factorsOf('b', 1)).toEqual([1]);
});

test('after ten minutes the difficulty is the usual one again', () => {
  const { clock, factorsOf } = createDifficulty();
  factorsOf('a', 10);
  clock.now += 9 * minute;
  expect(factorsOf('a', 1)).toEqual([3]);
  clock.now += 2 * minute;
  expect(factorsOf('a', 1)).toEqual([1]);
});

test('the ten thousand most recent networks are remembered', () => {
  const { factorsOf } = createDifficulty();
  factorsOf('first', 5);
  factorsOf('busy', 5);
  for (let index = 0; index < 9_998; index++) factorsOf(String(index), 1);
  expect(factorsOf('busy', 1)).toEqual([2]);
  factorsOf('one more', 1);
  expect(factorsOf('first', 1)).toEqual([1]);
});

test('networks are remembered as hashes, and forgotten after ten minutes without another request', () => {
  vi.useFakeTimers();
  const clock = { now: 1 };
  const factorFor = createProofDifficulty(() => clock.now);
  factorFor('203.0.113.7');
  expect(factorFor.remembered()).toHaveLength(1);
  expect(JSON.stringify(factorFor.remembered())).not.toContain('203.0');
  clock.now += 11 * minute;
  vi.advanceTimersByTime(11 * minute);
  expect(factorFor.remembered()).toEqual([]);
});

test('the same network has another hash on another day', () => {
  const clock = { now: 1 };
  const factorFor = createProofDifficulty(() => clock.now);
  const keys = () => {
    factorFor('203.0.113.7');
    return new Set(factorFor.remembered().map(([key]) => key));
  };
  const first = keys();
  expect(keys()).toEqual(first);
  clock.now += 1_440 * minute;
  expect(keys().difference(first).size).toBe(1);
});
