import { expect, test } from 'vitest';
import { expectedKeys, missingKeys, placeholders, unknownKeys } from './completeness.ts';

const english = { 'a.b': 'Text', n_one: '{{count}} result', n_other: '{{count}} results' };

test('a language must have the plural forms of its own grammar', () => {
  expect(expectedKeys(english, 'de')).toEqual(['a.b', 'n_one', 'n_other']);
  expect(expectedKeys(english, 'ja')).toEqual(['a.b', 'n_other']);
  expect(expectedKeys(english, 'ar')).toHaveLength(7);
});

test('an empty text is a missing one', () => {
  expect(missingKeys(english, { 'a.b': ' ', n_one: 'x', n_other: 'x' }, 'de')).toEqual(['a.b']);
});

test('a key English does not have is told', () => {
  expect(unknownKeys(english, { 'a.b': 'x', 'a.c': 'y', n_few: 'z' }, 'de')).toEqual(['a.c', 'n_few']);
});

test('placeholders are found in any order', () => {
  expect(placeholders('{{ b }} of {{a}}')).toEqual(['a', 'b']);
});
