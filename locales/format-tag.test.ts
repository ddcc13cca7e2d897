import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatTag } from './format-tag.ts';

test('Arabic uses the digits 0 to 9 in every browser', () => {
  expect(formatTag('ar')).toBe('ar-u-nu-latn');
  expect(new Intl.NumberFormat(formatTag('ar')).format(1234)).toBe('1,234');
  expect(new Intl.DateTimeFormat(formatTag('ar'), { dateStyle: 'long', timeZone: 'UTC' }).format(0)).toMatch(/1970/);
});

test('Thai dates have the Gregorian years that its texts write', () => {
  const format = new Intl.DateTimeFormat(formatTag('th'), { dateStyle: 'long', timeZone: 'UTC' });
  expect(format.format(new Date('2026-10-20'))).toBe('20 ตุลาคม ค.ศ. 2026');
});

test('other languages keep their tag', () => {
  expect(formatTag('de')).toBe('de');
  expect(formatTag('es-419')).toBe('es-419');
});

/** Files that receive the formatting tag as an argument. */
const told = [
  'content/facts/fact-texts.ts',
  'content/facts/format-unit.ts',
  'search/labels.ts',
  'site/islands/article-explorer/ExplorerResults.tsx',
];

test('numbers and dates are formatted with this tag everywhere', () => {
  const sources = globSync('{site,server,content,search}/**/*.{ts,tsx,astro}').filter(
    (file) => !file.includes('.test.') && !told.includes(file),
  );
  const own = sources.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /new Intl\.(NumberFormat|DateTimeFormat)\((?!formatTag\()/.test(text);
  });
  expect(own).toEqual([]);
});
