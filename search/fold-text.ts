/** Letters without a Unicode decomposition, mapped to what people type instead. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ک: 'ك',
  ة: 'ه',
  '\u0901': '\u0902', // Hindi nasal signs: chandrabindu, anusvara
};

const single = new RegExp(Object.keys(letters).join('|'), 'g');

/**
 * Accents of Latin, Greek and Cyrillic, vowel points of Hebrew, vowel marks and the tatweel of Arabic, the dot of Hindi
 * (nukta) that many omit, and joiners, which copied texts contain. The vowel signs of Hindi and Thai and the voicing
 * marks of Japanese are letters and are kept.
 */
const marks =
  /\u0640|\u093c|[\u0300-\u036f]|[\u0591-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|\u0670|\u200c|\u200d|\u2060/g;

/**
 * Normalizes text for comparison: removes letter case, accents, vowel marks and letter variants that people
 * interchange. `Zurück` equals `zuruck`, and `الإعدادات` and `الاعدادات`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(single, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(single, (letter) => letters[letter] ?? letter);
}
