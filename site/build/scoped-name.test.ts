import { expect, test } from 'vitest';
import { resolve } from 'node:path';
import { scopedName } from './scoped-name.ts';

const header = resolve('site/sections/shell/Header.module.css');

test('a local name becomes two letters, the same each time', () => {
  const name = scopedName('header', header);
  expect(name).toMatch(/^[a-z]{2}$/i);
  expect(scopedName('header', header)).toBe(name);
});

test('names are told apart by their files', () => {
  const other = scopedName('header', resolve('site/sections/shell/Footer.module.css'));
  expect(other).not.toBe(scopedName('header', header));
});

test('no two of many names are alike, and none is what advertisement blockers hide', () => {
  const names = Array.from({ length: 4_000 }, (_, index) => scopedName(`name-${index}`, header));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /^ads?$/i.test(name))).toEqual([]);
});
