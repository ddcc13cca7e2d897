import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('a text of a few words takes a minute, not none', () => {
  expect(readingMinutes('<p>Three short words.</p>', 'en')).toBe(1);
  expect(readingMinutes('', 'en')).toBe(1);
});

test('words count, tags and entities do not', () => {
  const words = '<p class="a b c d e f">one&nbsp;two</p>'.repeat(220);
  expect(readingMinutes(words, 'en')).toBe(2);
});

test('a thousand words are five minutes', () => {
  expect(readingMinutes('word '.repeat(1000), 'en')).toBe(5);
});

test('Chinese and Japanese are counted by characters, Thai by words', () => {
  expect(readingMinutes('写真は端末の中に保存されます。'.repeat(51), 'ja')).toBe(2);
  expect(readingMinutes('照片保存在手机里。'.repeat(64), 'zh-TW')).toBe(2);
  expect(readingMinutes('รูปถ่ายถูกเก็บไว้ในโทรศัพท์ '.repeat(200), 'th')).toBeGreaterThan(3);
});
