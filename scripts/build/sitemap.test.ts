import { expect, test } from 'vitest';
import { sitemapEntry } from './sitemap.ts';

const page = (canonical: string) =>
  `<head><link rel="canonical" href="${canonical}"/><link rel="alternate" hreflang="de" href="https://x.example/de/a"/></head>`;

test('a page that is its own canonical address stands in the sitemap with its alternates', () => {
  expect(sitemapEntry(page('https://x.example/a'), 'https://x.example/a')).toEqual({
    address: 'https://x.example/a',
    alternates: [{ hreflang: 'de', href: 'https://x.example/de/a' }],
  });
});

test('a page that speaks for another address, or for none, does not', () => {
  expect(sitemapEntry(page('https://x.example/a'), 'https://x.example/de/a')).toBeUndefined();
  expect(sitemapEntry('<head><meta name="robots" content="noindex"/></head>', 'https://x.example/a')).toBeUndefined();
});
