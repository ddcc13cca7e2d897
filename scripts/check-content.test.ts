import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';

const root = mkdtempSync(join(tmpdir(), 'check-content-'));
const file = 'content/news/en/2026-10-vpn-locations.md';
const original = readFileSync(file, 'utf8');

cpSync('content', join(root, 'content'), { recursive: true });
cpSync('site/assets/illustrations', join(root, 'site/assets/illustrations'), { recursive: true });
beforeEach(() => writeFileSync(join(root, file), original));
afterAll(() => rmSync(root, { recursive: true }));

/** What is said of the document when something in it is written otherwise. */
function problemsWith(pattern: RegExp, other: string): string[] {
  expect(original).toMatch(pattern);
  writeFileSync(join(root, file), original.replace(pattern, other));
  return checkContent(root).filter((problem) => problem.startsWith(file));
}

test('the documents of the project are in order', () => {
  expect(checkContent()).toEqual([]);
});

test('a wrong field is told with file, field, reason, what it is for, and an example', () => {
  expect(problemsWith(/^category: .*$/m, 'category: prodct-news')).toEqual([
    `${file}: "category" is "prodct-news": Invalid option: expected one of "product-news"|"company"|"security". Where the filter of the list finds it. Example: category: product-news`,
  ]);
});

test('a missing field is told with what it is for and an example', () => {
  expect(problemsWith(/^author: .*\n/m, '')).toEqual([
    `${file}: "author" is missing. Full name of the person who wrote it. Example: author: Maja Sundin`,
  ]);
});

test('a misspelled field is noticed', () => {
  expect(problemsWith(/^author:/m, 'autor:').join('\n')).toContain('Unrecognized key: "autor"');
});

test.each(['2026-13-01', '1926-10-20', 'soon', '2126-01-01'])('"%s" is no day of publication', (day) => {
  const [problem = ''] = problemsWith(/^date: .*$/m, `date: ${day}`);
  expect(problem).toContain('"date" is');
  expect(problem).toContain('Example: date: 2026-10-20');
});

test('a picture has to be there', () => {
  expect(problemsWith(/^image: .*$/m, 'image: nowhere.svg')).toEqual([
    `${file}: "image" is "nowhere.svg": there is no such file in site/assets/illustrations/`,
  ]);
});

test('a picture in the text says what it shows', () => {
  expect(problemsWith(/\n---\n/, '\n---\n\n![](/a.svg)\n')).toEqual([
    `${file}: the picture /a.svg does not say what it shows. Example: ![A phone on a table](/a.svg)`,
  ]);
});

test('a head that cannot be read is told as well', () => {
  expect(problemsWith(/^title: .*$/m, 'title: "open').join('')).toContain('cannot be read');
  expect(problemsWith(/^---\n/, '').join('')).toContain('has no head between two lines of ---');
});

test('a translation agrees with the English document in everything but words', () => {
  writeFileSync(join(root, file), original.replace(/^date: .*$/m, 'date: 2026-10-01'));
  expect(checkContent(root)).toContain(
    `${file.replace('/en/', '/de/')}: "date" differs from ${file}, where it is "2026-10-01"`,
  );
});

test('a document that English does not have is none', () => {
  const stray = 'content/news/de/nur-deutsch.md';
  writeFileSync(join(root, stray), readFileSync(file.replace('/en/', '/de/'), 'utf8'));
  expect(checkContent(root)).toEqual([
    `${stray}: there is no content/news/en/nur-deutsch, and English decides which documents exist`,
  ]);
  rmSync(join(root, stray));
});
