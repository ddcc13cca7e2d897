import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';

test.each([
  ['en', ['It costs €29.99 a year.', 'You can cancel it in Google Play.']],
  ['ja', ['年額€29.99です。', 'Google Playで解約できます。']],
  ['hi', ['न खाता, न डेटा की सीमा।', 'भीड़ के समय यह धीमा हो सकता है।']],
])('%s: %j', (tag, expected) => {
  expect(sentences(expected.join(' '), tag)).toEqual(expected);
});
