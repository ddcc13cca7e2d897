import { expect, test } from 'vitest';
import { localPath, prefixOf } from './addresses.ts';

const english = { code: 'en', tag: 'en' };
const taiwan = { code: 'zh_TW', tag: 'zh-TW' };

test('English has no prefix, every other language its lower-case tag', () => {
  expect(prefixOf(english)).toBe('');
  expect(prefixOf(taiwan)).toBe('/zh-tw');
});

test('a route gets the prefix; the home page of a language has no slash at its end', () => {
  expect(localPath(english, '/products')).toBe('/products');
  expect(localPath(english, '/')).toBe('/');
  expect(localPath(taiwan, '/products')).toBe('/zh-tw/products');
  expect(localPath(taiwan, '/')).toBe('/zh-tw');
  expect(localPath(taiwan, '/#features')).toBe('/zh-tw#features');
});
