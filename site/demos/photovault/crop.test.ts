import { expect, test } from 'vitest';
import { middleSquare } from './crop.ts';

test('of a wide picture the sides are left out, of a tall one top and bottom', () => {
  expect(middleSquare(400, 300)).toEqual({ x: 50, y: 0, side: 300 });
  expect(middleSquare(300, 500)).toEqual({ x: 0, y: 100, side: 300 });
});
