import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isCopied } from '#scripts/build-copy.ts';
import { checkContent } from '#scripts/check-content.ts';
import { translationStatus } from '#scripts/translations/translation-status.ts';
import { newDocument, newDocuments, slugOf } from './document.ts';
import { readOwnGlossary } from '#scripts/translations/glossary.ts';
import { newLabels, newLanguage } from './language.ts';
import { describeLanguage } from './register-language.ts';

const root = mkdtempSync(join(tmpdir(), 'new-'));
// Only in English: the tests create Polish.
for (const folder of ['content', 'locales', 'site/pages', 'site/assets/illustrations'])
  cpSync(folder, join(root, folder), { recursive: true, filter: (source) => isCopied(source, ['en']) });
afterAll(() => rmSync(root, { recursive: true }));

test.each(Object.entries(newDocuments))('a new %s is a draft that passes every check', (_kind, document) => {
  const file = newDocument(document, 'How “to” begin: a test', '2026-11-30', root);
  expect(file).toMatch(/\/en\/(2026-11-)?how-to-begin-a-test\.md$/);
  expect(readFileSync(join(root, file), 'utf8')).toContain('draft: true');
  expect(checkContent(root).filter((problem) => problem.startsWith(file))).toEqual([]);
  expect(() => newDocument(document, 'How to begin: a test', '2026-11-30', root)).toThrow('already exists');
  // Nothing of the template may be published unchanged, neither the image nor the text.
  const [head = '', body = ''] = readFileSync(join(root, file), 'utf8').split('\n---\n');
  expect(head).not.toMatch(/^image: .*svg$/m);
  expect(body.split('\n\n').filter((part) => !part.includes('TODO') && !part.startsWith('#'))).toEqual([]);
});

test('slugs contain only lowercase ASCII letters, digits, and hyphens', () => {
  expect(slugOf('  Don’t: Élan & Ångström, 2026! ')).toBe('dont-elan-angstrom-2026');
  expect(() => newDocument(newDocuments.post, '写真', '2026-11-30', root)).toThrow('not usable as a slug');
});

test('a new language starts with a glossary and a style guide to fill in', () => {
  expect(newLanguage('pl', undefined, root)).toEqual(['locales/pl/glossary.yaml', 'locales/pl/style.md']);
  expect(readOwnGlossary('pl', root).terms['trusted-phone']).toEqual({ use: '', avoid: [] });
  expect(readFileSync(join(root, 'locales/pl/style.md'), 'utf8')).toContain('„text”');
  const terms = translationStatus('pl', root).filter(({ kind }) => kind === 'glossary');
  expect(new Set(terms.map(({ state }) => state))).toEqual(new Set(['missing']));
  expect(() => newLanguage('pl', undefined, root)).toThrow('already exist');
});

/** Codes that the registry will never have: it gets languages, and these tests must not notice. */
test('a language that the registry lacks gets its rows, and asks for its quotation marks by name', () => {
  const files = ['locales/registry.ts', 'locales/typography.ts'];
  const before = files.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(() => newLanguage('gsw', undefined, root)).toThrow(
    /locales\/registry\.ts.*row\('gsw', '.*'\),.*locales\/typography\.ts.*--quotes «»‘’/,
  );
  expect(files.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(before);
  expect(newLanguage('gsw', '«»‹›', root)).toEqual([...files, 'locales/gsw/glossary.yaml', 'locales/gsw/style.md']);
  const [registry = '', typography = ''] = files.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(registry).toMatch(/\n {2}row\('gsw', '.*'\),\n\] as const/);
  expect(typography).toContain("  gsw: { quotes: ['«', '»', '‹', '›'] },\n};");
  expect(readFileSync(join(root, 'locales/gsw/style.md'), 'utf8')).toContain('«text», within them ‹text›');
});

test('what Unicode knows about a language is not asked for', () => {
  expect(describeLanguage('nb')).toMatchObject({ tag: 'nb', name: 'Norsk bokmål', script: 'latin', direction: 'ltr' });
  expect(describeLanguage('ur')).toMatchObject({ script: 'arabic', direction: 'rtl' });
  expect(() => describeLanguage('norsk')).toThrow('not the code of a language');
  expect(() => describeLanguage('am')).toThrow('Ethi, which has no typeface here');
});

test('new labels have the plural forms of the language', () => {
  expect(newLabels('pl', root)).toContain('locales/pl/translation.json');
  const labels = JSON.parse(readFileSync(join(root, 'locales/pl/translation.json'), 'utf8')) as Record<string, string>;
  expect(labels['search.found_few']).toBe(labels['search.found_other']);
  const sentences = translationStatus('pl', root).filter(({ kind, state }) => kind === 'labels' && state === 'missing');
  expect(sentences.length).toBeGreaterThan(100);
  expect(() => newLabels('pl', root)).toThrow('already exist');
  expect(() => newLabels('gsw', root)).toThrow('First: npm run new -- language gsw');
});
