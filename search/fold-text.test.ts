import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Zurück', 'zuruck'],
  ['STRASSE', 'straße'],
  ['Điện thoại', 'dien thoai'],
  ['ασφάλεια', 'ΑΣΦΑΛΕΙΑ'],
  ['κωδικός', 'ΚΩΔΙΚΟΣ'],
  ['الإعدادات', 'الاعدادات'],
  ['كَلِمَة', 'كلمه'],
  ['مجاني', 'مجانى'],
  ['סִיסְמָה', 'סיסמה'],
  ['טלפון', 'טלפונ'],
  ['ｐｈｏｔｏ', 'photo'],
  ['пароль й', 'ПАРОЛЬ И'],
  ['फ़ोटो', 'फोटो'],
  ['पढ़ें', 'पढें'],
  ['कहाँ', 'कहां'],
  ['ŞİFRE IŞIK', 'sifre ışık'],
])('%s and %s are the same', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test('keeps the signs of Hindi, Thai and Japanese, which are letters', () => {
  for (const word of ['पासवर्ड', 'मराठीत', 'รหัสผ่าน', 'パスワード', '비밀번호'])
    expect(foldText(word)).toBe(word.normalize('NFC'));
});
