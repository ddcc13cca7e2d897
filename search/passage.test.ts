import { expect, test } from 'vitest';
import { markMatches, passageOf } from './passage.ts';
import { wordsIn } from './words.ts';

const termsOf = (text: string, tag: string) => new Set(wordsIn(text, tag).flatMap(({ terms }) => terms));
const shown = (text: string, sought: string, tag = 'en') =>
  passageOf(text, termsOf(sought, tag), tag)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test('marks matches in all word forms', () => {
  expect(shown('Hide a picture. Hiding pictures is easy.', 'hiding picture')).toBe(
    '[Hide] a [picture]. [Hiding] [pictures] is easy.',
  );
});

test('shows the part of a long text with the most matches, cut between words', () => {
  const filler = 'Nothing of interest stands in this sentence at all. '.repeat(10);
  const passage = shown(`${filler}The kill switch closes the network. ${filler}`, 'kill switch');
  expect(passage).toMatch(/^…(?! ).*\[kill\] \[switch\] closes.*…$/);
  expect(passage.length).toBeLessThan(230);
});

test('shows the beginning of a text without matches', () => {
  expect(shown('A short text.', 'elsewhere')).toBe('A short text.');
  expect(shown('', 'elsewhere')).toBe('');
});

test('marks matches in a title, which is shown whole', () => {
  expect(markMatches('How do I turn on the kill switch?', termsOf('kill switch', 'en'), 'en')).toEqual([
    { text: 'How do I turn on the ', isMatch: false },
    { text: 'kill', isMatch: true },
    { text: ' ', isMatch: false },
    { text: 'switch', isMatch: true },
    { text: '?', isMatch: false },
  ]);
  expect(markMatches('FAQ', termsOf('kill', 'en'), 'en')).toEqual([{ text: 'FAQ', isMatch: false }]);
});

test('marks matches in text without spaces', () => {
  expect(shown('写真は端末の中で暗号化されます。', '暗号化', 'ja')).toContain('[暗号');
});
