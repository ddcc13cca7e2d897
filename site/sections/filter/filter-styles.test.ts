// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { filterStyles } from './filter-styles.ts';

const group = (name: string, values: readonly string[]) => ({
  name,
  legend: name,
  options: ['all', ...values].map((value) => ({ value, label: value })),
});
const groups = [group('color', ['red', 'green', 'blue']), group('size', ['small', 'large'])];
const items = [
  { color: 'red', size: 'small' },
  { color: 'green', size: 'small large' },
  { color: 'red blue', size: 'large' },
];
const styles = filterStyles('list', groups, items);

beforeEach(() => {
  const radios = groups.flatMap(({ name, options }) =>
    options.map(
      ({ value }) => `<input type="radio" name="${name}" value="${value}" ${value === 'all' ? 'checked' : ''}>`,
    ),
  );
  const rows = items.map(({ color, size }) => `<li data-color="${color}" data-size="${size}"></li>`);
  document.head.innerHTML = `<style>[data-no-match]{display:none}${styles}</style>`;
  document.body.innerHTML = `<div id="list">${radios.join('')}${rows.join('')}<p data-no-match></p></div>`;
});

const choose = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`)?.click();
const isShown = (element: Element) => getComputedStyle(element).display !== 'none';
/** Indexes of the visible items, and whether the "no match" message is shown. */
const visibleState = () => ({
  items: [...document.querySelectorAll('li')].flatMap((item, index) => (isShown(item) ? [index] : [])),
  none: [...document.querySelectorAll('[data-no-match]')].some(isShown),
});

const all = groups.map(({ options }) => options.map(({ value }) => value));
const [colors = [], sizes = []] = all;
test.each(colors.flatMap((color) => sizes.map((size) => ({ color, size }))))(
  'chosen: $color, $size',
  ({ color, size }) => {
    choose('color', color);
    choose('size', size);
    const has = (values: string, value: string) => value === 'all' || values.split(' ').includes(value);
    const expected = items.flatMap((item, index) => (has(item.color, color) && has(item.size, size) ? [index] : []));
    expect(visibleState()).toEqual({ items: expected, none: expected.length === 0 });
  },
);
