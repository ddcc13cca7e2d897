import { expect, test } from 'vitest';
import { readHead } from './read-head.ts';

const data = (things: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script>`;

test('reads the canonical address and the date of the document', () => {
  const head = `<link rel="canonical" href="https://x.example/a"/>${data([{ '@type': 'BreadcrumbList' }, { dateModified: '2026-03-04' }])}`;
  expect(readHead(`<head>${head}</head><body><link rel="canonical" href="/b"></body>`)).toEqual({
    canonical: 'https://x.example/a',
    modified: '2026-03-04',
  });
});

test('a page without them has neither', () => {
  expect(readHead('<head><meta name="robots" content="noindex"></head>"dateModified":"2026-03-04"')).toEqual({
    canonical: undefined,
    modified: undefined,
  });
});
