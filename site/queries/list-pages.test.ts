import { expect, test } from 'vitest';
import { countPages, furtherPages, itemsOfPage, linkedPages, pageRoute } from './list-pages.ts';

const items = Array.from({ length: 25 }, (_, index) => index);

test('a page has twelve items, and the last page the rest', () => {
  expect([0, 1, 12, 13, 24, 25].map(countPages)).toEqual([1, 1, 1, 2, 2, 3]);
  expect(itemsOfPage(items, 1)).toEqual(items.slice(0, 12));
  expect(itemsOfPage(items, 3)).toEqual([24]);
});

test('the first page is at the path of the list', () => {
  expect([1, 2].map((page) => pageRoute('/news', page))).toEqual(['/news', '/news/page/2']);
  expect([12, 25].map(furtherPages)).toEqual([[], ['2', '3']]);
});

test('a page links to its neighbors, the first and the last page, and omits the rest', () => {
  expect(linkedPages(1, 1)).toEqual([1]);
  expect(linkedPages(1, 3)).toEqual([1, 2, 3]);
  expect(linkedPages(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9]);
  expect(linkedPages(3, 834)).toEqual([1, 2, 3, 4, undefined, 834]);
});
