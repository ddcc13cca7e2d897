import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { factsIn } from '#site/i18n/facts.ts';
import { checkDocument } from './check-document.ts';
import { collectionNamed } from './collections.ts';
import { changeTexts } from './change-texts.ts';
import type { ContentDocument } from './read-documents.ts';

const head = 'title: Getting started\nsummary: What the app does, for {{vpn.devices}} phones.\norder: 10';

function check(body: string, fields = head): string[] {
  const parsed = parse(fields) as object;
  const document: ContentDocument = {
    file: 'content/docs/en/a.md',
    code: 'en',
    slug: 'a',
    source: `---\n${fields}\n---\n${body}`,
    fields: parsed,
    body,
    problem: undefined,
  };
  const facts = factsIn({ code: 'en', tag: 'en' });
  return checkDocument(
    collectionNamed('docs'),
    document,
    changeTexts(parsed, (text) => fillPlaceholders(text, facts)),
  );
}

test('facts may be named in the head and in the text', () => {
  expect(check('It costs {{vpn.price}}.')).toEqual([]);
});

test('an unknown fact is told with file, line and the known ones', () => {
  expect(check('\nIt costs {{vpn.prize}}.')).toEqual([
    expect.stringMatching(
      /^content\/docs\/en\/a\.md:7: unknown placeholder \{\{vpn\.prize\}\}; expected one of .*\{\{vpn\.price\}\}/,
    ),
  ]);
});

test('limits of a field count what is shown', () => {
  expect(check('', head.replace('Getting started', 'In {{vpn.yearlyLocations}}'))).toEqual([
    expect.stringContaining('"title":'),
  ]);
});
