import { expect, test } from 'vitest';
import { localPath, prefixOf } from './addresses.ts';

const english = { code: 'en', tag: 'en' } as const;
const taiwan = { code: 'zh_TW', tag: 'zh-TW' } as const;

test('English has no prefix, other languages have their lower-case tag', () => {
  expect(prefixOf(english)).toBe('');
  expect(prefixOf(taiwan)).toBe('/zh-tw');
});

test("a route gets the prefix; a language's home page has no trailing slash", () => {
  expect(localPath(english, '/products')).toBe('/products');
  expect(localPath(english, '/')).toBe('/');
  expect(localPath(taiwan, '/products')).toBe('/zh-tw/products');
  expect(localPath(taiwan, '/')).toBe('/zh-tw');
  expect(localPath(taiwan, '/#features')).toBe('/zh-tw#features');
});
