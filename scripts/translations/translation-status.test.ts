import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceHash, writeMarks } from './marks.ts';
import { currentLabels, summaryRow, translationStatus, type TranslationStatus } from './translation-status.ts';

const root = mkdtempSync(join(tmpdir(), 'translation-status-'));
const english = '---\ntitle: A\n---\nText.\n';

for (const [path, text] of [
  ['content/news/en/a.md', english],
  ['content/news/de/a.md', '---\ntitle: A\n---\nText auf Deutsch.\n'],
  ['content/faq/en/b.yaml', 'title: B\n'],
  ['content/faq/de/b.yaml', 'title: B\n'],
  ['content/docs/en/c.md', english],
  ['content/docs/de/old.md', english],
  ['content/search-words/en.yaml', 'a: b\n'],
  ['locales/en/common.json', '{"a":"One","b":"Two","c":"Three","n_one":"x","n_other":"y"}'],
  ['locales/de/common.json', '{"a":"Eins","b":"Zwei","n_one":"x","gone":"Weg"}'],
] as const) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
afterAll(() => rmSync(root, { recursive: true }));

const states = () => Object.fromEntries(translationStatus('de', root).map(({ item, state }) => [item, state]));

test('an unmarked translation is stale, an absent one missing, and one without English obsolete', () => {
  expect(states()).toEqual({
    'news/a': 'stale',
    'faq/b': 'stale',
    'docs/c': 'missing',
    'docs/old': 'obsolete',
    'common/a': 'stale',
    'common/b': 'stale',
    'common/c': 'missing',
    'common/n': 'missing',
    'common/gone': 'obsolete',
    'search-words': 'missing',
  });
});

test('a translation is current while the English text matches its mark', () => {
  writeMarks('de', { 'news/a': sourceHash(english), 'faq/b': 'another', 'common/a': sourceHash('One') }, root);
  expect(states()).toMatchObject({ 'news/a': 'current', 'faq/b': 'stale' });
  expect([...currentLabels('de', root)]).toEqual(['common/a']);
});

test('a label whose note has changed is stale', () => {
  writeFileSync(join(root, 'locales/en/notes.json'), '{"a":{"note":"Header, link."}}');
  expect(states()).toMatchObject({ 'common/a': 'stale' });
});

test('a changed maximum length does not make a translation stale', () => {
  writeMarks('de', { 'common/a': sourceHash('One\nHeader, link.') }, root);
  writeFileSync(join(root, 'locales/en/notes.json'), '{"a":{"note":"Header, link.","maxLength":9}}');
  expect(states()).toMatchObject({ 'common/a': 'current' });
});

test('ignores line endings and trailing whitespace', () => {
  expect(sourceHash(english.replaceAll('\n', ' \r\n'))).toBe(sourceHash(english));
  expect(sourceHash(english.replace('Text', 'Texts'))).not.toBe(sourceHash(english));
});

test('a language is one row: what is current by kind, then what there is to do', () => {
  const all: TranslationStatus[] = [
    { kind: 'labels', item: 'common/a', state: 'current', hash: '1' },
    { kind: 'labels', item: 'common/b', state: 'stale', hash: '2' },
    { kind: 'labels', item: 'common/c', state: 'obsolete', hash: '' },
    { kind: 'documents', item: 'news/d', state: 'missing', hash: '3' },
  ];
  expect(summaryRow(all)).toEqual(['1 of 2', '0 of 1', '0 of 0', '0 of 0', '1', '1', '1']);
});
