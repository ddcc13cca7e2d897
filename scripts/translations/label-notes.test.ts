import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { overlongLabels } from './label-notes.ts';

const notes = { a: { note: 'Chip.', maxLength: 6 }, b: { note: 'No limit.' } };

test('counts grapheme clusters, without placeholders', () => {
  expect(overlongLabels(notes, { a: 'हिन्दी', b: 'x'.repeat(99) })).toEqual([]);
  expect(overlongLabels(notes, { a: 'Seite {{page}}' })).toEqual([]);
  expect(overlongLabels(notes, { a_other: 'Notizen' })).toEqual([{ key: 'a_other', length: 7, maxLength: 6 }]);
});

test('an East Asian character counts as two', () => {
  expect(overlongLabels(notes, { a: '検索' })).toEqual([]);
  expect(overlongLabels(notes, { a: '検索する' })).toEqual([{ key: 'a', length: 8, maxLength: 6 }]);
});

test('no source of pages or mails imports the notes', () => {
  const sources = globSync('{site,server,content,search,contracts}/**/*.{ts,tsx,astro}');
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => /notes\b.*\.json|en\/\*\.json/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
