import { expect, test } from 'vitest';
import { languages } from '#locales/registry.ts';
import { isCanonical, modifiedDay, sitemapEntries, splitByLanguage } from './sitemap.ts';

const origin = 'https://x.example';
const paths = (...all: string[]) => all.map((path) => ({ path }));
const live = languages.filter(({ code }) => ['en', 'de', 'es_419'].includes(code));

test('only a page with its own URL as canonical is indexed', () => {
  const page = (canonical: string) => `<head><link rel="canonical" href="${canonical}"/></head>`;
  expect(isCanonical(page('https://x.example/a'), 'https://x.example/a')).toBe(true);
  expect(isCanonical(page('https://x.example/a'), 'https://x.example/de/a')).toBe(false);
  expect(isCanonical('<head><meta name="robots" content="noindex"/></head>', 'https://x.example/a')).toBe(false);
});

test('each page lists itself and its translations, with language codes that search engines accept', () => {
  const alternates = [
    { hreflang: 'en', href: `${origin}/` },
    { hreflang: 'de', href: `${origin}/de` },
    ...['MX', 'AR', 'CO', 'CL', 'PE', 'US'].map((region) => ({
      hreflang: `es-${region}`,
      href: `${origin}/es-419`,
    })),
    { hreflang: 'x-default', href: `${origin}/` },
  ];
  expect(sitemapEntries(paths('/', '/de', '/es-419'), origin, live)).toEqual(
    ['/', '/de', '/es-419'].map((path) => ({ address: origin + path, alternates: expect.arrayContaining(alternates) })),
  );
});

test('a language without a translation is not an alternate', () => {
  const [english] = sitemapEntries(paths('/a', '/de/a'), origin, live);
  expect(english?.alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'de', 'x-default']);
});

test('a path that only starts like a language prefix belongs to English', () => {
  const [page] = sitemapEntries(paths('/default'), origin, live);
  expect(page?.alternates.map(({ href }) => href)).toEqual([`${origin}/default`, `${origin}/default`]);
});

test('reads the modification date from structured data; other pages have none', () => {
  expect(modifiedDay('<head><script>{"datePublished":"2026-01-02","dateModified":"2026-03-04"}</script></head>')).toBe(
    '2026-03-04',
  );
  expect(modifiedDay('<head></head><body>"dateModified":"2026-03-04"</body>')).toBeUndefined();
});

test('each language has its own files, with another file when one is full', () => {
  const entries = sitemapEntries(paths('/', '/a', '/de', '/de/a', '/de/b', '/es-419'), origin, live);
  const files = splitByLanguage(entries, origin, live, 2);
  expect(files.map(({ name, entries: own }) => [name, own.length])).toEqual([
    ['sitemap-en.xml', 2],
    ['sitemap-de.xml', 2],
    ['sitemap-de-2.xml', 1],
    ['sitemap-es-419.xml', 1],
  ]);
});
