import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('the minimum is one minute', () => {
  expect(readingMinutes('<p>Three short words.</p>', 'en')).toBe(1);
  expect(readingMinutes('', 'en')).toBe(1);
});

test('tags and entities are not counted as words', () => {
  const words = '<p class="a b c d e f">one&nbsp;two</p>\n'.repeat(220);
  expect(readingMinutes(words, 'en')).toBe(2);
});

test('a thousand words take five minutes', () => {
  expect(readingMinutes('word '.repeat(1000), 'en')).toBe(5);
});

test('Chinese and Japanese are counted in characters, Thai in words', () => {
  expect(readingMinutes('写真は端末の中に保存されます。'.repeat(51), 'ja')).toBe(2);
  expect(readingMinutes('照片保存在手机里。'.repeat(64), 'zh-TW')).toBe(2);
  expect(readingMinutes('รูปถ่ายถูกเก็บไว้ในโทรศัพท์ '.repeat(200), 'th')).toBeGreaterThan(3);
});
