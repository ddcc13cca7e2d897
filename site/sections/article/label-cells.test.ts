import { expect, test } from 'vitest';
import { labelCells } from './label-cells.ts';

const head = '<thead><tr><th>Name</th><th align="right">How <em>long</em></th></tr></thead>';
const long = 'until you delete it or close the tab';

test('each cell of each row is labeled with its column heading', () => {
  expect(
    labelCells(`<table>${head}<tbody><tr><td>a</td><td>${long}</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>`),
  ).toBe(
    `<table>${head}<tbody><tr><td data-label="Name">a</td><td data-label="How long">${long}</td></tr>` +
      '<tr><td data-label="Name">c</td><td data-label="How long">d</td></tr></tbody></table>',
  );
});

test('a quotation mark in a heading cannot end the attribute', () => {
  expect(
    labelCells(`<table><tr><th>A</th><th>The "key"</th></tr><tr><td>x</td><td>${long}</td></tr></table>`),
  ).toContain('data-label="The &quot;key&quot;">');
});

test('a table that fits on a phone stays a table', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = (...rows: string[]) =>
    `<table><tr><th>App</th><th>Wi-Fi</th><th>Roaming</th></tr>${rows.join('')}</table>`;
  const isNarrow = (html: string) => labelCells(html).startsWith('<table data-narrow>');
  expect(isNarrow(table(row('Photo library, app store', 'Allow', 'Your choice')))).toBe(true);
  expect(isNarrow(table(row('Photo library, app store', 'Allow', long)))).toBe(false);
  expect(isNarrow(table(row('Fotobibliothek', 'Erlauben', 'Datenroaming')))).toBe(false);
  expect(isNarrow(table(row('写真ライブラリ、アプリストア', '許可', '選択できます')))).toBe(false);
});

test('a table whose last two columns are short words is marked', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const marked = (...rows: string[]) =>
    labelCells(`<table><tr><th>Goal</th><th>App</th><th>Android</th><th>iOS</th></tr>${rows.join('')}</table>`);
  const yes = row(long, 'Northlamp Password Manager', 'Yes', 'No');
  expect(marked(yes)).toContain('<table data-answers>');
  expect(marked(yes, row(long, 'Northlamp Password Manager', 'Yes', 'Not yet known'))).toContain('<table><tr>');
});

test('text without a table is unchanged', () => {
  expect(labelCells('<p>none</p>')).toBe('<p>none</p>');
});
