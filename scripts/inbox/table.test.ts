import { expect, test } from 'vitest';
import { formatDuration, formatTime, printable, table } from './table.ts';

test('columns fit their content, and cells have one line', () => {
  expect(table(['ID', 'text'], [['#1', 'one\ntwo']])).toBe('ID  text\n──  ───────\n#1  one two');
  expect(table(['text'], [['x'.repeat(100)]])).toContain(`${'x'.repeat(59)}…`);
});

test('removes terminal control codes and bidirectional characters from visitors’ text', () => {
  expect(printable('a\u001b[2Jb\u0007\u202ec\r\nd\u009b\te')).toBe('a[2Jbc\nd\te');
});

test('formats times and durations in a short form', () => {
  expect(formatTime(Date.UTC(2026, 10, 21, 14, 5, 59))).toBe('2026-11-21 14:05');
  expect([40_000, 720_000, 10_800_000, 172_800_000].map(formatDuration)).toEqual(['40 s', '12 min', '3 h', '2 d']);
});
