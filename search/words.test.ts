import { expect, test } from 'vitest';
import { wordsIn } from './words.ts';

const termsOf = (text: string, tag: string) => wordsIn(text, tag).flatMap(({ terms }) => terms);

test.each([
  ['비밀번호를', '비밀번호'],
  ['휴대폰에서', '휴대폰'],
  ['사진은', '사진'],
  ['지문으로', '지문'],
])('Korean %s is found as %s', (text, word) => {
  expect(termsOf(text, 'ko')).toContain(word);
});

test.each([
  ['אפליקציות', 'אפליקציה'],
  ['תמונות', 'תמונה'],
  ['הטלפונים', 'טלפון'],
])('Hebrew %s is found by %s', (text, word) => {
  const own = termsOf(word, 'he');
  expect(termsOf(text, 'he').filter((term) => own.includes(term))).not.toEqual([]);
});

test('a Korean stem keeps at least two syllables', () => {
  expect(termsOf('차이', 'ko')).toEqual(['차이']);
});

test('indexes letter pairs in Chinese and Japanese, but not in languages with spaces', () => {
  expect(termsOf('パスワード', 'ja')).toContain('スワ');
  expect(termsOf('parola', 'tr')).toEqual(['parola']);
});

test.each([
  ['Wi-Fi', 'wifi', 'en'],
  ['e\u2011mail', 'email', 'nl'],
  ['Wi-Fi-verkko', 'wifi', 'fi'],
])('%s is found as %s', (text, word, tag) => {
  expect(termsOf(text, tag)).toContain(word);
});

test('a dash, a range of numbers and the parts of a long word are not joined', () => {
  expect(termsOf('one – two', 'en')).toEqual(['one', 'two']);
  expect(termsOf('10-12', 'en')).not.toContain('1012');
  expect(termsOf('anti-theft', 'en')).not.toContain('antitheft');
});
