import { expect, test } from 'vitest';
import { boundText, boundTexts } from './bound-text.ts';

const family = '👩‍👩‍👧‍👦';
const marks = (count: number) => '\u0300\u0316'.repeat(count / 2);

test.each([
  ['a text of the longest length', 'a'.repeat(100), undefined],
  ['one character more', 'a'.repeat(101), 'too-long'],
  ['emoji of many code points', family.repeat(48), undefined],
  ['more bytes than a hundred characters have', family.repeat(49), 'too-long'],
  ['many bytes in few characters', `a${marks(30)}`.repeat(60), 'too-long'],
  ['thirty marks in a row', `a${marks(30)}`.repeat(19), undefined],
  ['more marks in a row', `a${marks(32)}`, 'text-invalid'],
  ['thousands of marks', `a${marks(5_000)}`, 'too-long'],
  ['the marks of Hindi and Thai', 'नमस्ते ที่นี่'.repeat(5), undefined],
])('%s', (_what, text, error) => {
  expect(boundText(text, 100)).toBe(error);
});

test('every text of a form is checked, whatever its name; other values are left to the contract', () => {
  const kept = { name: 'Ada', file: { size: 1 }, list: ['a'.repeat(20_000)] };
  expect(boundTexts({ ...kept, other: 'a'.repeat(20_000), message: `a${marks(40)}` })).toEqual({
    kept,
    errors: { other: 'too-long', message: 'text-invalid' },
  });
});
