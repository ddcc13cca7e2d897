import { expect, test } from 'vitest';
import { unusedKeys, wrongCalls } from './label-usage.ts';

const labels = {
  'a.title': 'Title',
  'a.of': '{{stars}} of {{of}}',
  'a.n_one': '{{count}} app',
  'a.n_other': '{{count}} apps',
};
const source = (text: string) => [{ file: 'site/x.tsx', text }];

test('a key that stands in no source is unused; plural forms are used by their stem', () => {
  expect(unusedKeys(labels, source("t('a.title'); t('a.n', { count: 2 })"))).toEqual(['a.of']);
});

test('a call with the right values passes, shorthand and nested calls included', () => {
  expect(wrongCalls(labels, source("t('a.of', { stars: number(drawn(4), { x: 1 }), of })"))).toEqual([]);
});

test('a call without a value, with one too many, or with an unknown key is told with its file', () => {
  expect(wrongCalls(labels, source("t('a.of', { stars: 4 })"))).toEqual([
    "site/x.tsx: t('a.of') gives no value for {{of}}",
  ]);
  expect(wrongCalls(labels, source("t('a.title', { name })"))).toEqual([
    'site/x.tsx: t(\'a.title\') gives "name", which the text does not have',
  ]);
  expect(wrongCalls(labels, source("t('a.none')"))).toEqual([
    "site/x.tsx: t('a.none') asks for a key that locales/en does not have",
  ]);
});
