import { expect, test } from 'vitest';
import { shapeDifferences, textShape } from './text-shape.ts';

const english = textShape('## One\n\n- a [faq](/faq)\n- b [below](#two)\n\n1. Tap **Connect**.\n\n| a | b |\n');

test('a translation with the same headings, lists, tables, and links passes', () => {
  const german = textShape('## Eins\n\n- a [Fragen](/faq)\n- b [unten](#zwei)\n\n1. Tippe.\n\n| ä | b |\n');
  expect(shapeDifferences(german, english)).toEqual([]);
});

test('reports a missing step and a different link', () => {
  const german = textShape('## Eins\n\n- a [Fragen](/contact)\n- b [unten](#zwei)\n\n| ä | b |\n');
  expect(shapeDifferences(german, english)).toEqual([
    'has 0 numbered steps, but the English document has 1',
    'has 0 links to /faq, but the English document has 1',
    'has 1 links to /contact, but the English document has 0',
  ]);
});

test('reports an FAQ question that is missing or has another slug', () => {
  const [own, other, english] = ['a', 'c', 'b'].map((slug) =>
    textShape(`questions:\n  - slug: a\n  - slug: ${slug}\n`),
  );
  expect(shapeDifferences(other ?? {}, english ?? {})).toEqual([
    'has 0 questions with the slug "b", but the English document has 1',
    'has 1 questions with the slug "c", but the English document has 0',
  ]);
  expect(shapeDifferences(own ?? {}, english ?? {})).toContain(
    'has 0 questions with the slug "b", but the English document has 1',
  );
});
