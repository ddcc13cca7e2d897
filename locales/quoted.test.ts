import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test.each([
  ['en', '“Yes.”'],
  ['fr', '«\u00A0Yes.\u00A0»'],
  ['es', '«Yes.»'],
  ['ar', '«Yes.»'],
  ['de', '„Yes.“'],
  ['ja', '「Yes.」'],
])('a quotation in %s', (code, expected) => {
  expect(quoted('Yes.', code)).toBe(expected);
});
