import { expect, test } from 'vitest';
import { csv } from './export.ts';

test('cells keep commas, quotes, and line breaks', () => {
  expect(csv([['a,b', 'say "x"', 'one\ntwo', 7]])).toBe('\uFEFF"a,b","say ""x""","one\ntwo",7\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  ' =1',
  '"=1',
  '\t=1',
  '\u0000=1',
  '\u200b=1',
  '＝1',
  '|cmd',
  '%0a=1',
  '\rx',
])('%j is text for a spreadsheet, not a formula', (text) => {
  expect(csv([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
});

test.each(['a=1', '1+1', 'a@example.com', ''])('%j does not change', (text) => {
  expect(csv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});
