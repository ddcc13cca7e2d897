import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceHash, translationStatus } from './translation-status.ts';

const root = mkdtempSync(join(tmpdir(), 'translation-status-'));
const english = '---\ntitle: A\n---\nText.\n';

for (const [path, text] of [
  ['news/en/a.md', english],
  ['news/de/a.md', '---\ntitle: A\n---\nText auf Deutsch.\n'],
  ['faq/en/b.yaml', 'title: B\n'],
  ['faq/de/b.yaml', 'title: B\n'],
] as const) {
  mkdirSync(dirname(join(root, 'content', path)), { recursive: true });
  writeFileSync(join(root, 'content', path), text);
}
afterAll(() => rmSync(root, { recursive: true }));

const states = (marks: Record<string, string>, codes = ['de']) =>
  Object.fromEntries(translationStatus(codes, marks, root).map(({ document, state }) => [document, state]));

test('a translation is current while its English document is the one it was made from', () => {
  expect(states({ 'news/de/a': sourceHash(english), 'faq/de/b': 'another' })).toEqual({
    'news/de/a': 'current',
    'faq/de/b': 'stale',
  });
});

test('what was never marked is told apart from what is stale, and what is not there is missing', () => {
  expect(states({}, ['de', 'fr'])).toEqual({
    'news/de/a': 'unmarked',
    'faq/de/b': 'unmarked',
    'news/fr/a': 'missing',
    'faq/fr/b': 'missing',
  });
});

test('line ends and space at the end of a line are no change', () => {
  expect(sourceHash(english.replaceAll('\n', ' \r\n'))).toBe(sourceHash(english));
  expect(sourceHash(english.replace('Text', 'Texts'))).not.toBe(sourceHash(english));
});
