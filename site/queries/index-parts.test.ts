import { expect, test } from 'vitest';
import { countParts, furtherParts, itemsOfPart } from './index-parts.ts';

const items = Array.from({ length: 501 }, (_, index) => index);

test('every article is in exactly one part of the index', () => {
  expect([1, 2, 3].flatMap((part) => itemsOfPart(items, part))).toEqual(items);
  expect(itemsOfPart(items, 1)).toHaveLength(250);
});

test('further parts exist only if the first one is full', () => {
  expect(furtherParts(501)).toEqual(['2', '3']);
  expect(furtherParts(250)).toEqual([]);
  expect(countParts(0)).toBe(1);
});
