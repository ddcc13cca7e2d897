import { expect, test } from 'vitest';
import type { ContentDocument } from '#site/documents/read-documents.ts';
import { headingIds, headingProblems } from './headings.ts';

function problems(body: string): string[] {
  const source = `---\ntitle: A\n---\n${body}`;
  const document: ContentDocument = {
    file: 'a.md',
    code: 'en',
    slug: 'a',
    source,
    body,
    fields: {},
    problem: undefined,
  };
  return headingProblems(document);
}

test('ids are those of the pages, without markup and numbered if repeated', () => {
  expect(
    headingIds('## Turn **on** `Wi-Fi`!\n\n```\n# not a heading\n```\n\n### Was ändert sich?\n\n## Turn on Wi-Fi'),
  ).toEqual(['turn-on-wi-fi', 'was-ändert-sich', 'turn-on-wi-fi-1']);
});

test('headings one level below the one before are right', () => {
  expect(problems('## One\n\n### Two\n\n#### Three\n\n## Four\n')).toEqual([]);
});

test('reports a heading on the level of the title, and a skipped level, with their lines', () => {
  expect(problems('Text.\n\n# One\n')).toEqual([
    'a.md:6: a heading with # is the level of the page’s title. Example: ## Heading',
  ]);
  expect(problems('## One\n\nText.\n\n#### Two\n')).toEqual([
    'a.md:8: a heading with #### follows ##. Example: ### Heading',
  ]);
});
