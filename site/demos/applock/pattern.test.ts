import { expect, test } from 'vitest';
import { dotAt, dots, extendPattern, placeOf } from './pattern.ts';

const draw = (...path: number[]) => path.reduce(extendPattern, '');

test('a pattern is the sequence of its dots, each once', () => {
  expect(draw(0, 1, 4, 1, 7)).toBe('0147');
});

test.each([
  [[0, 2], '012'],
  [[2, 0], '210'],
  [[0, 8], '048'],
  [[6, 2], '642'],
  [[1, 7], '147'],
])('the dot in between is added: %j', (path, pattern) => {
  expect(draw(...path)).toBe(pattern);
});

test('a knight’s move adds no dot in between, and used dots are skipped', () => {
  expect(draw(0, 5)).toBe('05');
  expect(draw(1, 0, 2)).toBe('102');
});

test('a pointer hits the dot near it, and none between dots', () => {
  for (const dot of dots) {
    const [column, row] = placeOf(dot);
    expect(dotAt((column + 0.45) / 3, (row + 0.6) / 3)).toBe(dot);
  }
  expect(dotAt(1 / 3, 1 / 3)).toBeUndefined();
});
