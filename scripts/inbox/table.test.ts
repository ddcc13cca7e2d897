import { expect, test } from 'vitest';
import { printable } from './printable.ts';
import { duration, minute, table } from './table.ts';

test('columns are as wide as they need, cells are one line', () => {
  expect(table(['ID', 'text'], [['#1', 'one\ntwo']])).toBe('ID  text\n──  ───────\n#1  one two');
  expect(table(['text'], [['x'.repeat(100)]])).toContain(`${'x'.repeat(59)}…`);
});

test('a visitor’s text can not command the terminal or turn the line', () => {
  expect(printable('a\u001b[2Jb\u0007\u202ec\r\nd\u009b\te')).toBe('a[2Jbc\nd\te');
});

test('times are short', () => {
  expect(minute(Date.UTC(2026, 10, 21, 14, 5, 59))).toBe('2026-11-21 14:05');
  expect([40_000, 720_000, 10_800_000, 172_800_000].map(duration)).toEqual(['40 s', '12 min', '3 h', '2 d']);
});
