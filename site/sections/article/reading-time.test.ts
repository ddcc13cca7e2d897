import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('a text of a few words takes a minute, not none', () => {
  expect(readingMinutes('<p>Three short words.</p>', 'en')).toBe(1);
  expect(readingMinutes('', 'en')).toBe(1);
});

test('words count, tags and entities do not', () => {
  const words = '<p class="a b c d e f">one&nbsp;two</p>'.repeat(238);
  expect(readingMinutes(words, 'en')).toBe(2);
});

test('languages without spaces are cut into words as well', () => {
  expect(readingMinutes('写真は端末の中に保存されます。'.repeat(200), 'ja')).toBeGreaterThan(5);
  expect(readingMinutes('รูปถ่ายถูกเก็บไว้ในโทรศัพท์ '.repeat(200), 'th')).toBeGreaterThan(3);
});
