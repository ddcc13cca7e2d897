import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatText } from '#scripts/format-text.ts';
import { collectionByName, contentCollections } from '#site/documents/collections.ts';
import { readDocuments } from '#site/documents/read-documents.ts';
import { fromForm, toForm } from './document-text.ts';

const news = collectionByName('news');
const faq = collectionByName('faq');

test('a document that nobody changed stays as it is, whatever is in it', () => {
  for (const collection of contentCollections)
    for (const { file, source } of readDocuments(collection, '.', 'en'))
      expect(fromForm(collection, source, toForm(file, source))).toBe(source);
});

test('only what changes is written again', async () => {
  const file = 'content/news/en/a.md';
  const source = `---
title: 'One: two'
summary: >-
  A long text in a style of its own.
# A remark.
apps: [vpn] # another
draft: true
---

Text with {{vpn.price}} and *stars*.
`;
  const form = { ...toForm(file, source), title: 'Three', apps: ['vpn', 'firewall'], draft: false };
  expect(await formatText(file, fromForm(news, source, form))).toBe(
    source
      .replace("'One: two'", "'Three'")
      .replace('[vpn]', '[vpn, firewall]')
      .replace('draft: true', 'draft: false')
      .replace('*stars*', '_stars_'),
  );
});

test('a new document has its fields in the order of the schema, without empty ones and defaults', async () => {
  const form = {
    draft: false,
    apps: [],
    date: '2026-10-20',
    updated: '',
    title: 'New',
    image: '/x/a.svg',
    body: 'Text.\n',
  };
  expect(await formatText('a.md', fromForm(news, '', form))).toBe(
    '---\ntitle: New\ndate: 2026-10-20\nimage: a.svg\n---\n\nText.\n',
  );
});

test('an added question leaves the others as they are', async () => {
  const [document] = readDocuments(faq, '.', 'en');
  const { file } = document ?? { file: '' };
  const source = readFileSync(file, 'utf8');
  const form = toForm(file, source) as { questions: unknown[] };
  const added = { slug: 'new-one', question: 'Is this new?', answer: 'It is.\n\n- As new\n- as can be' };
  const text = await formatText(file, fromForm(faq, source, { ...form, questions: [added, ...form.questions] }));
  const lines = new Set(text.split('\n'));
  expect(source.split('\n').filter((line) => !lines.has(line))).toEqual([]);
  expect(toForm(file, text)).toEqual({ ...form, questions: [added, ...form.questions] });
});
