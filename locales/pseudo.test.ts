import { expect, test } from 'vitest';
import { pseudoTranslate } from './pseudo.ts';

test('a pseudo-translation is longer, accented, marked at both ends, and keeps its placeholders', () => {
  const text = pseudoTranslate('Change language (now {{current}})');
  expect(text.length).toBeGreaterThan('Change language (now {{current}})'.length * 1.3);
  expect(text).toContain('{{current}}');
  expect(text).not.toMatch(/Change/);
  expect(text.startsWith('\u2068[')).toBe(true);
  expect(text.endsWith(']\u2069')).toBe(true);
});
