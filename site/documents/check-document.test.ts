import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { factsIn } from '#site/i18n/facts.ts';
import { checkDocument } from './check-document.ts';
import { collectionByName } from './collections.ts';
import { mapTexts } from './map-texts.ts';
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
    collectionByName('docs'),
    document,
    mapTexts(parsed, (text) => fillPlaceholders(text, facts)),
  );
}

test('facts can be used in front matter and text', () => {
  expect(check('It costs {{vpn.price}}.')).toEqual([]);
});

test('an unknown fact is reported with file, line and the known facts', () => {
  expect(check('\nIt costs {{vpn.prize}}.')).toEqual([
    expect.stringMatching(
      /^content\/docs\/en\/a\.md:7: unknown placeholder \{\{vpn\.prize\}\}; expected one of .*\{\{vpn\.price\}\}/,
    ),
  ]);
});

test('field limits count the text as shown', () => {
  expect(check('', head.replace('Getting started', 'In {{vpn.yearlyLocations}}'))).toEqual([
    expect.stringContaining('"title":'),
  ]);
});

test('a picture of a guide must belong to a step', () => {
  const screens = (step: number) => `${head}\nscreens:\n  - { list: 1, step: ${step}, screen: vpn/start }`;
  expect(check('1. One\n2. Two', screens(2))).toEqual([]);
  expect(check('1. One\n2. Two', screens(3))).toEqual([
    'content/docs/en/a.md: "screens" names step 3 of list 1, which the guide does not have',
  ]);
});

test('a list has at most three pictures', () => {
  const screens = [1, 2, 3, 4].map((step) => `\n  - { list: 1, step: ${step}, screen: vpn/start }`);
  const text = '1. One\n2. Two\n3. Three\n4. Four';
  expect(check(text, `${head}\nscreens:${screens.slice(1).join('')}`)).toEqual([]);
  expect(check(text, `${head}\nscreens:${screens.join('')}`)).toContain(
    'content/docs/en/a.md: "screens" has more than 3 for list 1',
  );
});

test('steps with a picture contain no other list', () => {
  const screens = `${head}\nscreens:\n  - { list: 1, step: 1, screen: vpn/start }`;
  expect(check('1. One\n2. Two\n   - a\n   - b', screens)).toEqual([
    'content/docs/en/a.md: "screens" names list 1, whose steps may not contain another list',
  ]);
});

test('a picture of a guide must exist', () => {
  const fields = `${head}\nscreens:\n  - { list: 1, step: 1, screen: vpn/locked }`;
  expect(check('1. One', fields)).toEqual([expect.stringMatching(/screens.*vpn\/start/s)]);
});
