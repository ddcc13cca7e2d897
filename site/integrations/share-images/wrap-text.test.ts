import { expect, test } from 'vitest';
import { textWidth } from '#locales/text-width.ts';
import { wrapText } from './wrap-text.ts';

test.each<[tag: string, text: string, columns: number, lines: string[]]>([
  ['en', 'Protect what’s on your phone.', 40, ['Protect what’s on your phone.']],
  ['en', 'Protect what’s on your phone.', 16, ['Protect what’s', 'on your phone.']],
  ['ja', 'スマホの中身を、あなただけのものに。', 20, ['スマホの中身を、', 'あなただけのものに。']],
])('%s: %s fits into %i columns', (tag, text, columns, lines) => {
  expect(wrapText(text, columns, tag, textWidth)).toEqual(lines);
});

test('Thai breaks between words and loses no characters', () => {
  const text = 'ปกป้องทุกสิ่งที่อยู่ในโทรศัพท์ของคุณ';
  const lines = wrapText(text, 16, 'th', textWidth);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(text);
});

test('a word that is too long is not broken', () => {
  expect(wrapText('Datenschutzgrundverordnung', 10, 'de', textWidth)).toEqual(['Datenschutzgrundverordnung']);
});
