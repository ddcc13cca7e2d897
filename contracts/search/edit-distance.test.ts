import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['vault', 'vault', 0],
  ['vualt', 'vault', 1],
  ['pasword', 'password', 1],
  ['firewal', 'firewall', 1],
  ['pasvord', 'password', 2],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});

test('beyond the limit it is not counted', () => {
  expect(editDistance('vault', 'firewall', 2)).toBe(3);
});
