import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCopied } from './bench/copy-project.ts';
import { checkLocales } from './check-locales.ts';
import { writeMarks } from './translations/marks.ts';
import { translationStatus } from './translations/translation-status.ts';

const sameInGerman = JSON.parse(readFileSync('locales/de/same-as-english.json', 'utf8')) as string[];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync('locales', join(root, 'locales'), {
    recursive: true,
    filter: (source) => isCopied(source, ['en', 'de', 'ar']),
  });
  cpSync('site', join(root, 'site'), { recursive: true });
  cpSync('contracts/forms', join(root, 'contracts/forms'), { recursive: true });
  cpSync('content/facts', join(root, 'content/facts'), { recursive: true });
  cpSync('contracts/forms', join(root, 'contracts/forms'), { recursive: true });
  cpSync('server/mail', join(root, 'server/mail'), { recursive: true });
  cpSync('server/http', join(root, 'server/http'), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function change(file: string, edit: (labels: Record<string, string>) => unknown) {
  const path = join(root, file);
  const labels = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  edit(labels);
  writeFileSync(path, JSON.stringify(labels, null, 2));
}

test('all labels of the project are valid', () => {
  expect(checkLocales()).toEqual([]);
});

test('a key missing in a translation is not a problem', () => {
  change('locales/de/common.json', (labels) => delete labels['shell.skip']);
  expect(checkLocales(root)).toEqual([]);
});

test('reports a key that never existed in English', () => {
  change('locales/de/common.json', (labels) => (labels['shell.skipp'] = 'Zum Inhalt'));
  expect(checkLocales(root)).toEqual(['locales/de/common.json: "shell.skipp" is not a key of English']);
});

test('a key that was removed from English is not a problem', () => {
  change('locales/de/common.json', (labels) => (labels['shell.old'] = 'Alt'));
  writeMarks('de', { 'common/shell.old': 'confirmed once' }, root);
  expect(checkLocales(root)).toEqual([]);
});

test('reports an unused key', () => {
  change('locales/en/common.json', (labels) => (labels['shell.unused'] = 'Unused label'));
  expect(checkLocales(root)).toContain(
    'locales/en/common.json: "shell.unused" is not used in {site,contracts/forms,content/facts,server/http}/',
  );
});

test('mail labels must be used in the mail templates', () => {
  change('locales/en/mail.json', (labels) => (labels['shell.skip'] = 'Not a word of a mail'));
  expect(checkLocales(root)).toContain('locales/en/mail.json: "shell.skip" is not used in server/mail/');
});

test('reports placeholders that differ from English in a current translation', () => {
  change('locales/ar/common.json', (labels) => (labels['footer.copyright'] = '© {{jahr}} {{name}}'));
  writeMarks('ar', { 'common/footer.copyright': 'another text' }, root);
  expect(checkLocales(root)).toEqual([]);
  const status = translationStatus('ar', root).find(({ item }) => item === 'common/footer.copyright');
  writeMarks('ar', { 'common/footer.copyright': status?.hash ?? '' }, root);
  expect(checkLocales(root)).toEqual([
    'locales/ar/common.json: "footer.copyright" has {{jahr}}, {{name}} where English has {{name}}, {{year}}',
  ]);
});

test('reports an unknown fact with the known ones', () => {
  change('locales/de/common.json', (labels) => (labels['shell.skip'] = 'Für {{vpn.prize}}'));
  writeMarks('de', { 'common/shell.skip': 'another text' }, root);
  expect(checkLocales(root)).toEqual([
    expect.stringMatching(
      /^locales\/de\/common\.json: "shell\.skip" has an unknown placeholder \{\{vpn\.prize\}\}; expected/,
    ),
  ]);
});

test('reports a short label without a note, and a note without a label', () => {
  change('locales/en/notes.json', (notes) => {
    delete notes['header.home'];
    notes['header.hom'] = 'Header, link.';
  });
  expect(checkLocales(root)).toEqual([
    'locales/en/notes.json: "header.hom" is not a key of English; remove its note',
    expect.stringMatching(/^locales\/en\/notes\.json: "header\.home" has no note\. .* Example: "header\.home": \{/),
  ]);
});

test('reports a malformed note', () => {
  change('locales/en/notes.json', (notes) => Object.assign(notes, { 'header.home': { note: 'Link', max: 14 } }));
  expect(checkLocales(root)).toEqual([expect.stringContaining('the note of "header.home" must be')]);
});

test('reports a label that is too long with its line', () => {
  change('locales/de/common.json', (labels) => (labels['header.home'] = 'Zur Startseite'));
  expect(checkLocales(root)).toEqual([]);
  change('locales/de/common.json', (labels) => (labels['header.home'] = 'Auf die Startseite'));
  expect(checkLocales(root)).toEqual([
    expect.stringMatching(/^locales\/de\/common\.json:\d+: "header\.home" has 18 characters, but only 14 fit/),
  ]);
});

test('reports an untranslated label unless the language allows it', () => {
  change('locales/de/common.json', (labels) => (labels['footer.company'] = 'Company'));
  expect(checkLocales(root)).toEqual([
    expect.stringMatching(/^locales\/de\/common\.json:\d+: "footer\.company" is the English text; .*Example: \[/),
  ]);
  writeFileSync(join(root, 'locales/de/same-as-english.json'), JSON.stringify([...sameInGerman, 'footer.company']));
  expect(checkLocales(root)).toEqual([]);
});

test('reports words to avoid, wrong quotation marks, and missing plural forms', () => {
  change('locales/de/common.json', (labels) => (labels['header.home'] = 'Seed-Phrase'));
  change('locales/ar/common.json', (labels) => (labels['header.home'] = '"البداية"'));
  change('locales/ar/demos.json', (labels) => delete labels['password.entries_few']);
  expect(checkLocales(root)).toEqual([
    expect.stringMatching(/common\.json:\d+: "header\.home" has a straight quotation mark; write «text»/),
    expect.stringMatching(/common\.json:\d+: "header\.home" has a straight quotation mark/),
    expect.stringMatching(/ar\/demos\.json: "password\.entries_few" is missing: the plural form for 3, 4, 5, 6/),
    expect.stringMatching(
      /de\/common\.json:\d+: "header\.home" "Seed-Phrase" is avoided; write: Wiederherstellungsphrase/,
    ),
  ]);
});

test('reports a language without a style guide, or with one that is too long', () => {
  rmSync(join(root, 'locales/de/style.md'));
  writeFileSync(join(root, 'locales/ar/style.md'), 'x\n'.repeat(21));
  expect(checkLocales(root)).toEqual([
    'locales/ar/style.md has 21 lines; the maximum is 20, since translators read it before every task',
    expect.stringMatching(/^locales\/de\/style\.md is missing/),
  ]);
});

test('only the plural forms zero, one, and two may omit a placeholder', () => {
  change('locales/ar/demos.json', (labels) => (labels['password.entries_two'] = 'عنصران'));
  expect(checkLocales(root)).toEqual([]);
  change('locales/ar/demos.json', (labels) => (labels['password.entries_few'] = 'عناصر'));
  expect(checkLocales(root)).toEqual([
    expect.stringContaining('"password.entries_few" has {{}} where English has {{count}}'),
  ]);
});
