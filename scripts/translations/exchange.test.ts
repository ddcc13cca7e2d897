/** Export and import of labels, in a project with a few labels. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isExecutable, programFolders } from '#scripts/system-programs.ts';
import { importUnits } from './import-units.ts';
import { readMarks, writeMarks } from './marks.ts';
import { fromPo, toPo } from './po.ts';
import { toTbx } from './tbx.ts';
import { translationStatus } from './translation-status.ts';
import { translationUnits } from './units.ts';
import { fromXliff, toXliff } from './xliff.ts';

let root: string;

const english = {
  home: 'Home',
  tip: 'Tap <b> & hold “{{name}}” to move it',
  apps_one: '{{count}} app is on this phone',
  apps_other: '{{count}} apps are on this phone',
  bye: 'See you on the other side',
};
const german = {
  home: 'Startseite',
  tip: 'Halte „{{name}}“ gedrückt, um es zu verschieben',
  apps_one: '{{count}} App ist auf diesem Handy',
  apps_other: '{{count}} Apps sind auf diesem Handy',
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'exchange-'));
  const empty = { translation: {}, demos: {}, mail: {} };
  for (const [name, labels] of Object.entries({ ...empty, common: english })) write(`locales/en/${name}.json`, labels);
  for (const [name, labels] of Object.entries({ ...empty, common: german })) write(`locales/de/${name}.json`, labels);
  write('locales/en/notes.json', { home: { note: 'Header, link to the first page. Noun.', maxLength: 12 } });
  write(
    'locales/glossary.yaml',
    'keep: [Northlamp]\nterms:\n  phone: { term: phone, definition: What is <held> in a hand. }\ninterface: { android: [Settings], ios: [], northlamp: [], described: [] }\n',
  );
  write(
    'locales/de/glossary.yaml',
    'terms:\n  phone: { use: Handy }\ninterface: { android: { Settings: Einstellungen } }\n',
  );
  write('locales/de/style.md', '# Deutsch\n');
  const current = translationStatus('de', root).filter(({ item }) => item !== 'common/tip');
  writeMarks('de', Object.fromEntries(current.map(({ item, hash }) => [item, hash])), root);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  writeFileSync(join(root, file), text);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('stale texts come first, then missing ones, with notes and lengths', () => {
  const units = translationUnits('de', root);
  expect(units.map(({ id, state }) => [id, state])).toEqual([
    ['common/tip', 'stale'],
    ['common/bye', 'missing'],
    ['common/home', 'current'],
    ['common/apps_one', 'current'],
    ['common/apps_other', 'current'],
  ]);
  expect(toXliff(units, 'de')).toContain('id="common/home" resname="common/home" maxwidth="12"');
  expect(toPo(units, 'de')).toContain('#. At most 12 characters.');
  for (const text of [toXliff(units, 'de'), toPo(units, 'de')])
    expect(text).toContain('Header, link to the first page. Noun.');
});

test.each([
  ['XLIFF', toXliff, fromXliff],
  ['PO', toPo, fromPo],
])('%s returns every text unchanged, and only current ones as finished', (_format, write, read) => {
  const units = translationUnits('de', root);
  const returned = read(write(units, 'de'));
  expect(returned).toEqual(
    units.map(({ id, source, target, state }) => ({ id, source, target, isDone: state === 'current' })),
  );
  const before = readFileSync(join(root, 'locales/de/common.json'), 'utf8');
  expect(importUnits('de', returned, { mark: true, root }).changed).toBe(0);
  expect(readFileSync(join(root, 'locales/de/common.json'), 'utf8')).toBe(before);
});

test('an import writes labels in the order of English, and marks finished ones', () => {
  const tip = { id: 'common/tip', source: english.tip, target: 'Halte „{{name}}“, um es zu bewegen', isDone: false };
  const bye = { id: 'common/bye', source: english.bye, target: 'Wir sehen uns auf der anderen Seite', isDone: true };
  expect(importUnits('de', [bye, tip], { mark: true, root })).toMatchObject({ changed: 2, marked: 1, outdated: [] });
  const labels = JSON.parse(read('locales/de/common.json')) as Record<string, string>;
  expect(Object.keys(labels)).toEqual(Object.keys(english));
  expect(labels.bye).toBe(bye.target);
  expect(Object.keys(readMarks('de', root))).toContain('common/bye');
  expect(Object.keys(readMarks('de', root))).not.toContain('common/tip');
});

test('a finished text with a problem is refused with the sentence of the check, and nothing is written', () => {
  const before = read('locales/de/common.json');
  const tip = { id: 'common/tip', source: english.tip, target: 'Halte „{{nme}}“ gedrückt', isDone: true };
  expect(() => importUnits('de', [tip], { root })).toThrow(
    'locales/de/common.json: "tip" has {{nme}} where English has {{name}}',
  );
  const long = { id: 'common/home', source: 'Home', target: 'Die Startseite', isDone: true };
  expect(() => importUnits('de', [long], { root })).toThrow('only 12 fit');
  expect(() => importUnits('de', [{ ...long, id: 'common/hme' }], { root })).toThrow('is not a label of English');
  expect(read('locales/de/common.json')).toBe(before);
});

test('a text whose English one changed since the export stays stale', () => {
  const tip = { id: 'common/tip', source: 'Tap “{{name}}”', target: 'Tippe auf „{{name}}“', isDone: true };
  expect(importUnits('de', [tip], { mark: true, root })).toMatchObject({
    changed: 1,
    marked: 0,
    outdated: ['common/tip'],
  });
});

test('an unfinished text of an older export does not replace one that is current', () => {
  const before = read('locales/de/common.json');
  const home = { id: 'common/home', source: 'Home', target: 'Zuhause', isDone: false };
  expect(importUnits('de', [home], { mark: true, root })).toMatchObject({ changed: 0, kept: ['common/home'] });
  expect(read('locales/de/common.json')).toBe(before);
});

test('English words that new label files begin with are missing, also short ones', () => {
  write('locales/de/common.json', { ...german, home: english.home, bye: english.bye });
  const marks = readMarks('de', root);
  const texts = () => translationUnits('de', root).filter(({ id }) => ['common/home', 'common/bye'].includes(id));
  expect(texts()).toMatchObject(
    [
      { target: english.home, state: 'current' },
      { target: '', state: 'missing' },
    ].toReversed(),
  );
  writeMarks('de', Object.fromEntries(Object.entries(marks).filter(([item]) => item !== 'common/home')), root);
  expect(texts()).toMatchObject([
    { target: '', state: 'missing' },
    { target: '', state: 'missing' },
  ]);
});

test('a file that is not XLIFF 1.2 is refused', () => {
  expect(() => fromXliff('<xliff version="2.0"/>')).toThrow('is not XLIFF 1.2');
  expect(() => fromXliff('<html></html>')).toThrow('is not XLIFF 1.2');
});

const hasToolkit = programFolders().some((folder) => isExecutable(join(folder, 'xliff2po')));

test.skipIf(!hasToolkit)(
  'the Translate Toolkit reads the files',
  () => {
    const units = translationUnits('de', root);
    write('de.xlf', toXliff(units, 'de'));
    write('de.po', toPo(units, 'de'));
    write('de.tbx', toTbx({ code: 'de', tag: 'de' }, root));
    const run = (program: string, ...files: string[]) =>
      execFileSync(program, ['--progress=none', ...files.map((file) => join(root, file))], {
        encoding: 'utf8',
        timeout: 60_000,
      });
    run('xliff2po', 'de.xlf', 'from-xliff.po');
    const texts = ({ id, source, target }: { id: string; source: string; target: string }) => [id, source, target];
    const given = fromXliff(toXliff(units, 'de'));
    // It keeps the keys as places in the source instead of contexts.
    expect(read('from-xliff.po')).toContain(`msgstr "${german.home}"`);
    expect(read('from-xliff.po')).toContain('Header, link to the first page. Noun.');
    expect(given.map(texts)).toEqual(units.map(texts));
    run('pofilter', 'de.po', 'problems.po');
    run('tbx2po', 'de.tbx', 'terms.po');
    expect(read('terms.po')).toMatch(/msgid "phone"\nmsgstr "Handy"/);
  },
  120_000,
);
