import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['en', 'It can’t erase the phone. Find Hub can, and it finds phones.', 'It can’t erase the phone.'],
  ['ja', '暗号化はしません。ロックしたアプリのデータは元の場所にあります。', '暗号化はしません。'],
  ['hi', 'यह कुछ भी एन्क्रिप्ट नहीं करता। डेटा वहीं रहता है।', 'यह कुछ भी एन्क्रिप्ट नहीं करता।'],
  ['en', 'It works with Android 9.1 or later', 'It works with Android 9.1 or later'],
])('%s: %s', (tag, text, sentence) => {
  const { first, rest } = firstSentence(text, tag);
  expect(first).toBe(sentence);
  expect(`${first}${rest}`.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
