import { expect, test } from 'vitest';
import { labelCells } from './label-cells.ts';

const head = '<thead><tr><th>Name</th><th align="right">How <em>long</em></th></tr></thead>';

test('each cell of each row is labeled with its column heading', () => {
  expect(
    labelCells(`<table>${head}<tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>`),
  ).toBe(
    `<table>${head}<tbody><tr><td data-label="Name">a</td><td data-label="How long">b</td></tr>` +
      '<tr><td data-label="Name">c</td><td data-label="How long">d</td></tr></tbody></table>',
  );
});

test('a quotation mark in a heading cannot end the attribute', () => {
  expect(labelCells('<table><tr><th>The "key"</th></tr><tr><td>x</td></tr></table>')).toContain(
    '<td data-label="The &quot;key&quot;">',
  );
});

test('text without a table is unchanged', () => {
  expect(labelCells('<p>none</p>')).toBe('<p>none</p>');
});
