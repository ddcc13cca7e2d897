import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurn } from './take-turns.ts';

test('one task runs per turn of the event loop, in order', async () => {
  const done: number[] = [];
  for (const task of [1, 2, 3]) takeTurn(() => void done.push(task));
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual([1]);
  takeTurn(() => void done.push(4));
  await turn();
  expect(done).toEqual([1, 2]);
  await turn();
  await turn();
  expect(done).toEqual([1, 2, 3, 4]);
});
