import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageFile, sectionsPerPage } from '#contracts/search/index-format.ts';
import { searchPages } from '#contracts/search/search-pages.ts';
import { openIndex } from '#scripts/bench/search-bytes.ts';
import { readManifest } from '#tests/support/routes.ts';
import { arabic } from './search-queries/ar.ts';
import { german } from './search-queries/de.ts';
import { english } from './search-queries/en.ts';

const manifest = readManifest();
const { files, locales } = manifest;

/** Bytes that the first search of a visitor may load. */
const firstSearch = 60_000;

/** Where the right page has to be, and for how many of the queries. */
const among = 3;
const share = 0.95;

const read = (path: string): unknown => JSON.parse(readFileSync(`dist/site${path}`, 'utf8'));

const queries = { en: english, de: german, ar: arabic };

test('every live language has its queries', () => {
  expect(locales.map(({ code }) => code).sort()).toEqual(Object.keys(queries).sort());
});

describe.each(locales.map(({ code, prefix }) => ({ code, prefix })))('search in $code', ({ code, prefix }) => {
  const own = queries[code as keyof typeof queries];
  const routeOf = (href: string) => (prefix ? href.slice(prefix.length + 1) : href);

  test('there are at least forty queries', () => {
    expect(Object.keys(own).length).toBeGreaterThanOrEqual(40);
  });

  test(`the right page is among the first ${among} for ${share * 100} % of the queries`, async () => {
    const { source } = openIndex('dist', manifest, prefix);
    const missed: string[] = [];
    for (const [query, right] of Object.entries(own)) {
      const { results } = await searchPages(source, query);
      const first = results.slice(0, among).map(({ href }) => routeOf(href));
      const isFound = first.some((route) => right.includes(route) || right.includes(route.split('#')[0] ?? ''));
      if (!isFound) missed.push(`${query}: ${first.join(' ')}`);
    }
    expect(missed.length / Object.keys(own).length, missed.join('\n')).toBeLessThanOrEqual(1 - share);
  });

  test('no first search loads more than 60 kB', async () => {
    for (const query of Object.keys(own)) {
      const { source, bytes } = openIndex('dist', manifest, prefix);
      await searchPages(source, query);
      expect(bytes(), query).toBeLessThan(firstSearch);
    }
  });

  test('results lead to pages of this language that exist', () => {
    const { source } = openIndex('dist', manifest, prefix);
    for (const page of source.root.kinds.split('').keys()) {
      const { href, sections } = read(`${source.root.folder}/${pageFile(page)}`) as {
        href: string;
        sections: unknown[];
      };
      expect(files[href === '/' ? '/index.html' : `${href}.html`], href).toBeDefined();
      expect(`${href}/`.startsWith(prefix ? `/${prefix}/` : '/')).toBe(true);
      expect(sections.length).toBeLessThanOrEqual(sectionsPerPage);
    }
  });

  test('all editors’ words are for pages that are searched', () => {
    const { source } = openIndex('dist', manifest, prefix);
    const known = source.root.kinds.split('').flatMap((_kind, page) => {
      const { href, sections } = read(`${source.root.folder}/${pageFile(page)}`) as {
        href: string;
        sections: { anchor: string }[];
      };
      return sections.map(({ anchor }) => routeOf(href) + (anchor ? `#${anchor}` : ''));
    });
    const words = readFileSync(`content/search-words/${code}.yaml`, 'utf8');
    const addresses = [...words.matchAll(/^(\/[^:]*):/gm)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
  });
});
