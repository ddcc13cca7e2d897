import { expect, test } from 'vitest';
import { unusedKeys, wrongCalls } from './label-usage.ts';

const labels = {
  'a.title': 'Title',
  'a.of': '{{stars}} of {{of}}',
  'a.n_one': '{{count}} app',
  'a.n_other': '{{count}} apps',
};
const source = (text: string) => [{ file: 'site/x.tsx', text }];

test('a key that no source contains is unused; a plural form is used if its stem is', () => {
  expect(unusedKeys(labels, source("t('a.title'); t('a.n', { count: 2 })"))).toEqual(['a.of']);
});

test('a key that a template literal completes is used', () => {
  expect(unusedKeys(labels, source('t(`a.${name}`)'))).toEqual([]);
  expect(unusedKeys(labels, source('t(`a.${first}.${second}`)'))).toEqual(Object.keys(labels));
  expect(unusedKeys(labels, source('`${anything}`'))).toEqual(Object.keys(labels));
});

test('a call with the right values passes, including shorthand properties and nested calls', () => {
  expect(wrongCalls(labels, source("t('a.of', { stars: number(drawn(4), { x: 1 }), of })"))).toEqual([]);
});

test('reports a missing value, an unknown value, and an unknown key with the file', () => {
  expect(wrongCalls(labels, source("t('a.of', { stars: 4 })"))).toEqual([
    "site/x.tsx: t('a.of') passes no value for {{of}}",
  ]);
  expect(wrongCalls(labels, source("t('a.title', { name })"))).toEqual([
    'site/x.tsx: t(\'a.title\') passes "name", which is not a placeholder of the text',
  ]);
  expect(wrongCalls(labels, source("t('a.none')"))).toEqual([
    "site/x.tsx: t('a.none') uses a key that is not in locales/en",
  ]);
});
