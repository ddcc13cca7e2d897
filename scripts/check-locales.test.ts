import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLocales } from './check-locales.ts';
import { writeMarks } from './translations/marks.ts';
import { translationStatus } from './translations/translation-status.ts';

/** A project with six labels in three languages, so that the project's own labels can't fail these tests. */
let root: string;

const empty = { translation: {}, demos: {}, mail: {} };
const english = {
  skip: 'Skip to the main content',
  home: 'Home',
  year: '© {{year}} {{name}}, all rights reserved',
  apps_one: '{{count}} app on this phone',
  apps_other: '{{count}} apps on this phone',
};
const german = {
  skip: 'Zum Hauptinhalt springen',
  home: 'Startseite',
  year: '© {{year}} {{name}}, alle Rechte vorbehalten',
  apps_one: '{{count}} App auf diesem Telefon',
  apps_other: '{{count}} Apps auf diesem Telefon',
};
const arabic = {
  skip: 'انتقل إلى المحتوى',
  home: 'الرئيسية',
  year: '© {{year}} {{name}}، جميع الحقوق محفوظة',
  ...Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`apps_${form}`, '{{count}} تطبيقات']),
  ),
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
  write(
    'locales/glossary.yaml',
    'keep: [Northlamp]\nterms:\n  home: { term: home, definition: The first page. }\ninterface: { android: [], ios: [], northlamp: [], described: [] }\n',
  );
  write('locales/de/glossary.yaml', 'terms:\n  home: { use: Startseite, avoid: [Homepage*] }\n');
  write('site/Page.tsx', "t('skip'); t('home'); t('year', { year, name }); t('apps', { count });");
  const common = { en: english, de: german, ar: arabic };
  for (const [code, labels] of Object.entries(common)) {
    write(`locales/${code}/style.md`, '# Style\n');
    for (const [name, own] of Object.entries({ ...empty, common: labels })) write(`locales/${code}/${name}.json`, own);
  }
  write('locales/en/notes.json', { home: { note: 'Header, link to the first page. Noun.', maxLength: 14 } });
  for (const code of ['de', 'ar']) markAll(code);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, content: string | object) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

/** Marks all labels of a language as translations of the current English. */
function markAll(code: string) {
  const labels = translationStatus(code, root).filter(({ kind }) => kind === 'labels');
  writeMarks(code, Object.fromEntries(labels.map(({ item, hash }) => [item, hash])), root);
}

test('complete labels pass', () => {
  expect(checkLocales(root)).toEqual([]);
});

test('a label that only English has is not a problem', () => {
  write('locales/de/common.json', { ...german, skip: undefined });
  expect(checkLocales(root)).toEqual([]);
});

test('reports a key that never existed in English, but not one that was removed', () => {
  write('locales/de/common.json', { ...german, skipp: 'Zum Inhalt' });
  expect(checkLocales(root)).toEqual(['locales/de/common.json: "skipp" is not a key of English']);
  writeMarks('de', { 'common/skipp': 'confirmed once' }, root);
  expect(checkLocales(root)).toEqual([]);
});

test('reports a label that nothing uses', () => {
  write('locales/en/common.json', { ...english, unused: 'A label that no page shows' });
  write('locales/en/mail.json', { 'mail.unused': 'A label that no mail shows' });
  expect(checkLocales(root)).toEqual([
    'locales/en/common.json: "unused" is not used in {site,contracts/forms,content/facts,server/http}/',
    'locales/en/mail.json: "mail.unused" is not used in server/mail/',
  ]);
});

test('reports placeholders that differ from English in a current translation', () => {
  write('locales/ar/common.json', { ...arabic, year: '© {{jahr}} {{name}}، جميع الحقوق' });
  expect(checkLocales(root)).toEqual([
    'locales/ar/common.json: "year" has {{jahr}}, {{name}} where English has {{name}}, {{year}}',
  ]);
  writeMarks('ar', { 'common/year': 'another text' }, root);
  expect(checkLocales(root)).toEqual([]);
});

test('reports an unknown fact with the known ones', () => {
  write('locales/de/common.json', { ...german, skip: 'Für {{vpn.prize}}' });
  writeMarks('de', { 'common/skip': 'another text' }, root);
  expect(checkLocales(root)).toEqual([
    expect.stringMatching(/^locales\/de\/common\.json: "skip" has an unknown placeholder \{\{vpn\.prize\}\}; expected/),
  ]);
});

test('reports a short label without a note, and a note without a label', () => {
  write('locales/en/notes.json', { hom: 'Header, link.' });
  expect(checkLocales(root)).toEqual([
    'locales/en/notes.json: "hom" is not a key of English; remove its note',
    expect.stringMatching(/^locales\/en\/notes\.json: "home" has no note\. .* Example: "header\.home": \{/),
  ]);
});

test('reports a malformed note', () => {
  write('locales/en/notes.json', { home: { note: 'Link', max: 14 } });
  expect(checkLocales(root)).toEqual([expect.stringContaining('the note of "home" must be')]);
});

test('reports a label that is too long with its line', () => {
  write('locales/de/common.json', { ...german, home: 'Auf die Startseite' });
  expect(checkLocales(root)).toEqual([
    'locales/de/common.json:3: "home" has 18 characters, but only 14 fit; shorten it. locales/en/notes.json says where it is used',
  ]);
});

test('reports an untranslated label unless the language allows it', () => {
  write('locales/de/common.json', { ...german, home: 'Home' });
  expect(checkLocales(root)).toEqual([
    expect.stringMatching(/^locales\/de\/common\.json:3: "home" is the English text; .*Example: \[/),
  ]);
  write('locales/de/same-as-english.json', ['home']);
  expect(checkLocales(root)).toEqual([]);
});

test('reports words to avoid, wrong quotation marks, and missing plural forms', () => {
  write('locales/de/common.json', { ...german, home: 'Homepage' });
  write('locales/ar/common.json', { ...arabic, home: '"البداية"', apps_few: undefined });
  expect(checkLocales(root)).toEqual([
    expect.stringMatching(/ar\/common\.json:3: "home" has a straight quotation mark; write «text»/),
    expect.stringMatching(/ar\/common\.json:3: "home" has a straight quotation mark/),
    expect.stringMatching(/ar\/common\.json: "apps_few" is missing: the plural form for 3, 4, 5, 6/),
    expect.stringMatching(/de\/common\.json:3: "home" "Homepage" is avoided; write: Startseite/),
  ]);
});

test('reports a language without a style guide, or with one that is too long', () => {
  rmSync(join(root, 'locales/de/style.md'));
  write('locales/ar/style.md', 'x\n'.repeat(21));
  expect(checkLocales(root)).toEqual([
    'locales/ar/style.md has 21 lines; the maximum is 20, since translators read it before every task',
    expect.stringMatching(/^locales\/de\/style\.md is missing/),
  ]);
});

test('only the plural forms zero, one, and two may omit a placeholder', () => {
  write('locales/ar/common.json', { ...arabic, apps_two: 'تطبيقان' });
  expect(checkLocales(root)).toEqual([]);
  write('locales/ar/common.json', { ...arabic, apps_few: 'تطبيقات' });
  expect(checkLocales(root)).toEqual([expect.stringContaining('"apps_few" has {{}} where English has {{count}}')]);
});
