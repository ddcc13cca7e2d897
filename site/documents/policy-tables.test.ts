import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { deviceItems } from '#contracts/device-storage.ts';
import { serverRecords } from '#content/facts/retention.ts';
import { checkDocument } from './check-document.ts';
import { collectionByName } from './collections.ts';
import { policyTables } from './policy-tables.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { readDocuments, type ContentDocument } from './read-documents.ts';

const legal = collectionByName('legal');
const documents = readDocuments(legal).filter(({ slug }) => slug === 'privacy');
const prepared = prepareDocuments(legal, documents);
const [english] = documents.filter(({ code }) => code === 'en');

const rowsOf = (body: string, first: string) =>
  body.split('\n').filter((line) => line.startsWith('|') && line.includes(first));

test.each(prepared.map((one) => [one.document.code, one] as const))(
  'the privacy policy in %s lists everything that devices and the server keep',
  (_, { body }) => {
    expect(body).not.toContain('{{');
    for (const { key } of Object.values(deviceItems)) expect(rowsOf(body, `\`${key}\``).length).toBeGreaterThan(0);
    const rows = body.split('\n').filter((line) => line.startsWith('| '));
    expect(rows.length).toBeGreaterThanOrEqual(Object.keys(deviceItems).length + serverRecords.length + 4);
  },
);

test('rows contain kind, purpose and period; periods come from the lists', () => {
  const { body = '' } = prepared.find(({ document }) => document.code === 'en') ?? {};
  expect(rowsOf(body, '`language` | Cookie')).toEqual([
    '| `language` | Cookie | Remembers the language you chose | 365 days after your last choice |',
  ]);
  expect(rowsOf(body, 'To wait for your confirmation')).toEqual([
    '| Newsletter address that wasn’t confirmed | To wait for your confirmation | 30 days |',
  ]);
});

test('texts missing in a translation are in English and marked as such', () => {
  const fields = english?.fields as { tables: { device: { items: Record<string, object> } } };
  const german = structuredClone(fields);
  german.tables.device.items.splash = { why: 'Zeigt die Animation einmal', howLong: 'Until you close the tab' };
  const table = policyTables('de', german, fields)['table.device'] ?? '';
  expect(table).toContain('| Zeigt die Animation einmal | <span lang="en" dir="ltr">Until you close the tab</span> |');
});

function problemsWith(change: (source: string) => string): string[] {
  if (!english) throw new Error('there is no English privacy policy');
  const source = change(english.source);
  const fields = parse(source.split('\n---\n')[0] ?? '') as unknown;
  const changed: ContentDocument = { ...english, source, fields };
  return checkDocument(legal, changed, fields);
}

test('a row without texts, and one that is not in any list, are reported', () => {
  expect(problemsWith((source) => source.replace(/ {6}splash:\n.*\n.*\n/, ''))).toEqual([
    expect.stringMatching(/"tables\.device\.items\.splash" is missing/),
  ]);
  expect(problemsWith((source) => source.replace('      splash:', '      visitor:'))).toContainEqual(
    expect.stringContaining('visitor'),
  );
});

test('a hard-coded period is reported', () => {
  expect(problemsWith((source) => source.replace('{{device.languageCookie}} after', 'One year after'))).toEqual([
    expect.stringContaining('write the period as {{device.languageCookie}}'),
  ]);
});

test('a table without texts in the document cannot be used', () => {
  const [terms] = readDocuments(legal).filter(({ slug, code }) => slug === 'terms' && code === 'en');
  if (!terms) throw new Error('there are no English terms');
  const named = { ...terms, source: `${terms.source}\n{{table.device}}\n` };
  expect(checkDocument(legal, named, terms.fields)).toEqual([
    expect.stringContaining('unknown placeholder {{table.device}}'),
  ]);
});
