import { expect, test } from 'vitest';
import { createSharedBudget } from './shared-budget.ts';

test('a network that holds too much gets 429, and may take again after a release', () => {
  const { take, release } = createSharedBudget({ total: 100, perNetwork: 3, first: 1 });
  expect([take('a', 2), take('a', 2), take('a')]).toEqual([undefined, 429, undefined]);
  release('a', 3);
  expect(take('a', 3)).toBeUndefined();
});

test('half is reserved for networks that hold none', () => {
  const { take } = createSharedBudget({ total: 8, perNetwork: 8, first: 1 });
  const greedy = Array.from({ length: 20 }, (_, index) => take(`hostile ${index % 2}`));
  expect(greedy.filter((refusal) => refusal === undefined)).toHaveLength(4);
  expect(greedy.at(-1)).toBe(503);
  expect(['b', 'c', 'd', 'e', 'f'].map((network) => take(network))).toEqual([
    ...Array<undefined>(4).fill(undefined),
    503,
  ]);
});

test('an amount that was refused is not held', () => {
  const { take } = createSharedBudget({ total: 4, perNetwork: 4, first: 4 });
  expect([take('a', 3), take('b', 3), take('b', 1)]).toEqual([undefined, 503, undefined]);
});
