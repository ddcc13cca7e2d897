import { expect, test } from 'vitest';
import { languages } from '#locales/registry.ts';
import { isCanonical, sitemapEntries } from './sitemap.ts';

const origin = 'https://x.example';
const live = languages.filter(({ code }) => ['en', 'de', 'es_419'].includes(code));

test('only a page that names its own address as canonical is indexed', () => {
  const page = (canonical: string) => `<head><link rel="canonical" href="${canonical}"/></head>`;
  expect(isCanonical(page('https://x.example/a'), 'https://x.example/a')).toBe(true);
  expect(isCanonical(page('https://x.example/a'), 'https://x.example/de/a')).toBe(false);
  expect(isCanonical('<head><meta name="robots" content="noindex"/></head>', 'https://x.example/a')).toBe(false);
});

test('each page names itself and its translations, by the codes that search engines accept', () => {
  const alternates = [
    { hreflang: 'en', href: `${origin}/` },
    { hreflang: 'de', href: `${origin}/de` },
    ...['MX', 'AR', 'CO', 'CL', 'PE', 'US'].map((region) => ({
      hreflang: `es-${region}`,
      href: `${origin}/es-419`,
    })),
    { hreflang: 'x-default', href: `${origin}/` },
  ];
  expect(sitemapEntries(['/', '/de', '/es-419'], origin, live)).toEqual(
    ['/', '/de', '/es-419'].map((path) => ({ address: origin + path, alternates: expect.arrayContaining(alternates) })),
  );
});

test('a language without a translation is no alternate', () => {
  const [english] = sitemapEntries(['/a', '/de/a'], origin, live);
  expect(english?.alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'de', 'x-default']);
});

test('a page whose address only begins like a language is not taken for one', () => {
  const [page] = sitemapEntries(['/default'], origin, live);
  expect(page?.alternates.map(({ href }) => href)).toEqual([`${origin}/default`, `${origin}/default`]);
});
