import { afterEach, expect, test } from 'vitest';
import { writeFixtureSite, type FixtureSite } from '#tests/support/server/fixture-site.ts';
import { checkSearchEngines } from './search-engines.ts';
import { readBuiltSite } from './built-site.ts';

const origin = 'https://www.northlamp.example';
const vocabulary = '"@context":"https://schema.org"';

let fixture: FixtureSite | undefined;

afterEach(() => fixture?.remove());

const item = (position: number, path: string) =>
  `{"@type":"ListItem","position":${position},"name":"x","item":"${origin}${path}"}`;

const breadcrumbs = (path: string) =>
  `{${vocabulary},"@type":"BreadcrumbList","itemListElement":[${item(1, '/')},${item(2, path)}]}`;

const home = (language: string, path: string) =>
  `{${vocabulary},"@graph":[{"@type":"Organization","name":"N","legalName":"N AB","url":"${origin}/","logo":"${origin}/logo.png"},{"@type":"WebSite","name":"N","url":"${origin}${path}","inLanguage":"${language}"}]}`;

type Parts = { title?: string; description?: string; data?: string; canonical?: string };

function page(path: string, { title = 'A page', data = breadcrumbs(path), canonical = path, ...own }: Parts = {}) {
  const description = own.description ?? 'What this page says, in a sentence.';
  return `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${origin}${canonical}"><script type="application/ld+json">${data}</script></head><body></body></html>`;
}

const links = (path: string) =>
  [
    ['en', path],
    ['de', path === '/' ? '/de' : `/de${path}`],
    ['x-default', path],
  ]
    .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${href}"/>`)
    .join('');

const url = (path: string, route: string) => `<url><loc>${origin}${path}</loc>${links(route)}</url>`;

const files: Record<string, string> = {
  '/index.html': page('/', { data: home('en', '/') }),
  '/de.html': page('/de', { data: home('de', '/de') }),
  '/about.html': page('/about'),
  '/de/about.html': page('/de/about'),
  '/logo.png': 'x',
  '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
  '/sitemap-index.xml': ['en', 'de']
    .map((tag) => `<sitemap><loc>${origin}/sitemap-${tag}-0.xml</loc></sitemap>`)
    .join(''),
  '/sitemap-en-0.xml': url('/', '/') + url('/about', '/about'),
  '/sitemap-de-0.xml': url('/de', '/') + url('/de/about', '/about'),
};

function problems(changed: Record<string, string> = {}): string[] {
  fixture = writeFixtureSite({ ...files, ...changed });
  return checkSearchEngines(readBuiltSite(fixture.distFolder));
}

test('a valid site passes', () => {
  expect(problems()).toEqual([]);
});

test('a site that may not be indexed is the same but for robots.txt', () => {
  const closed = { ...files, '/robots.txt': 'User-agent: *\nDisallow: /\n' };
  fixture = writeFixtureSite(closed, { indexing: 'no-site-url' });
  expect(checkSearchEngines(readBuiltSite(fixture.distFolder))).toEqual([]);
  fixture.remove();
  fixture = writeFixtureSite(files, { indexing: 'noindex' });
  expect(checkSearchEngines(readBuiltSite(fixture.distFolder)).join()).toContain('has no line "Disallow: /"');
});

test.each<[string, Record<string, string>, string]>([
  ['a long title', { '/about.html': page('/about', { title: 'x'.repeat(66) }) }, 'takes 66 columns, at most 65'],
  ['a short description', { '/about.html': page('/about', { description: 'x' }) }, 'takes 1 columns, 30 to 165'],
  [
    'a canonical URL that does not exist',
    { '/about.html': page('/about', { canonical: '/nowhere' }) },
    'not the canonical URL of a page',
  ],
  ['a page missing from the sitemap', { '/sitemap-en-0.xml': url('/', '/') }, '/about: indexed, or in the sitemap'],
  [
    'alternates that are not mutual',
    { '/sitemap-de-0.xml': url('/de', '/') + url('/de/about', '/') },
    'different alternates',
  ],
  [
    'a language code that search engines reject',
    { '/sitemap-de-0.xml': files['/sitemap-de-0.xml']?.replaceAll('"de"', '"es-419"') ?? '' },
    'hreflang "es-419"',
  ],
  [
    'a future date',
    { '/sitemap-en-0.xml': files['/sitemap-en-0.xml']?.replace('</loc>', '</loc><lastmod>2999-01-01</lastmod>') ?? '' },
    'lastmod 2999-01-01',
  ],
  [
    'a sitemap missing from the index',
    { '/sitemap-index.xml': files['/sitemap-index.xml']?.split('</sitemap>')[0] ?? '' },
    'sitemap-de-0.xml',
  ],
  ['no breadcrumbs', { '/about.html': page('/about', { data: home('en', '/') }) }, 'of the type BreadcrumbList'],
  ['breadcrumbs of another page', { '/about.html': page('/about', { data: breadcrumbs('/') }) }, 'do not end with'],
  [
    'breadcrumbs with a broken link',
    { '/about.html': page('/about', { data: breadcrumbs('/x') }) },
    'page or file of the site',
  ],
  [
    'a type without its required fields',
    { '/about.html': page('/about', { data: `{${vocabulary},"@type":"FAQPage"}` }) },
    'FAQPage mainEntity',
  ],
  ['an unknown type', { '/de.html': page('/de', { data: `{${vocabulary},"@type":"Dog"}` }) }, '"Dog"'],
  ['robots.txt without the sitemap', { '/robots.txt': 'User-agent: *\nDisallow: /\n' }, '/robots.txt: has no line'],
])('reports %s', (_, changed, problem) => {
  expect(problems(changed).join('\n')).toContain(problem);
});
