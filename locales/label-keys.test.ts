import { expect, test } from 'vitest';
import { completeLabels, expectedKeys, isUsable, missingKeys, placeholders, unknownKeys } from './label-keys.ts';

const english = { 'a.b': 'Text', n_one: '{{count}} result', n_other: '{{count}} results' };

test('a language needs the plural forms of its own grammar', () => {
  expect(expectedKeys(english, 'de')).toEqual(['a.b', 'n_one', 'n_other']);
  expect(expectedKeys(english, 'ja')).toEqual(['a.b', 'n_other']);
  expect(expectedKeys(english, 'ar')).toHaveLength(7);
});

test('an empty text counts as missing', () => {
  expect(missingKeys(english, { 'a.b': ' ', n_one: 'x', n_other: 'x' }, 'de')).toEqual(['a.b']);
});

test('reports keys that English does not have', () => {
  expect(unknownKeys(english, { 'a.b': 'x', 'a.c': 'y', n_few: 'z' }, 'de')).toEqual(['a.c', 'n_few']);
});

test('finds placeholders in any order', () => {
  expect(placeholders('{{ b }} of {{a}}')).toEqual(['a', 'b']);
});

test('falls back to English for missing texts and texts with unknown placeholders', () => {
  const source = { a: 'One', b: 'Two {{name}}', c: 'Three', d: 'A whole sentence here', n_one: 'x', n_other: 'y' };
  const own = { a: 'Eins', b: 'Zwei {{alter}}', c: '', d: 'A whole sentence here', e: 'gone from English', n_few: 'z' };
  expect(completeLabels(own, source, 'pl', (text) => `<${text}>`)).toEqual({
    a: 'Eins',
    b: '<Two {{name}}>',
    c: '<Three>',
    d: '<A whole sentence here>',
    n_one: '<x>',
    n_few: 'z',
    n_many: '<y>',
    n_other: '<y>',
  });
});

test('a translation may omit a value and may use facts', () => {
  expect(isUsable('Zwei, {{vpn.price}}', 'Two {{name}}')).toBe(true);
});
