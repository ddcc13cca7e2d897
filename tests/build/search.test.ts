import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageFile, sectionsPerPage } from '#search/index-format.ts';
import { searchPages } from '#search/search-pages.ts';
import { site } from '#tests/support/built-site.ts';
import { openIndex } from '#tests/support/search-bytes.ts';
import { readManifest } from '#tests/support/routes.ts';

const manifest = readManifest();
const { files, locales } = manifest;

/** Maximum transfer size of a visitor's first search, bytes. */
const maxFirstSearchBytes = 120_000;

/** Target: an expected page is among the first results (hit@3) for this share of the queries. */
const maxRank = 3;
const minHitRate = 0.95;

/**
 * Held-out queries, which nobody tunes the search words to: their minimum share of all queries, and their own hit@3
 * target.
 */
const minHeldOutShare = 1 / 3;
const minHeldOutHitRate = 0.8;

const read = (path: string): unknown => JSON.parse(readFileSync(`dist/site${path}`, 'utf8'));

/** Queries with their expected paths, one of which must be found: `<code>.yaml`, and `held-out/<code>.yaml`. */
type Queries = Readonly<Record<string, readonly string[]>>;

const queriesFile = (name: string) => `tests/build/search-queries/${name}.yaml`;
const readQueries = (name: string) =>
  existsSync(queriesFile(name)) ? (parse(readFileSync(queriesFile(name), 'utf8')) as Queries) : {};

/** Jobs that were closed when the site was built: their pages have no description of the job. */
const closedJobs = new Set(
  site.pages
    .filter(({ address, meta }) => /^\/careers\/[\w-]+$/.test(address) && meta.has('robots'))
    .map(({ address }) => address),
);

describe.each(locales.map(({ code, prefix }) => ({ code, prefix })))('search in $code', ({ code, prefix }) => {
  const own = readQueries(code);
  const missedQueries = async (list: Queries) => {
    const { index } = openIndex('dist', manifest, prefix);
    const missed: string[] = [];
    for (const [query, expected] of Object.entries(list)) {
      // Closed jobs are not found.
      if (expected.every((route) => closedJobs.has(route))) continue;
      const { results } = await searchPages(index, query);
      const first = results.slice(0, maxRank).map(({ href }) => routeOf(href));
      const isFound = first.some((route) => expected.includes(route) || expected.includes(route.split('#')[0] ?? ''));
      if (!isFound) missed.push(`${query}: ${first.join(' ')}`);
    }
    return missed;
  };
  const routeOf = (href: string) => (prefix ? href.slice(prefix.length + 1) : href);

  const heldOut = readQueries(`held-out/${code}`);
  const all = { ...own, ...heldOut };

  test('has at least thirty queries, a third of them held out', () => {
    expect(Object.keys(all).length).toBeGreaterThanOrEqual(30);
    expect(Object.keys(heldOut).length / Object.keys(all).length).toBeGreaterThanOrEqual(minHeldOutShare);
  });

  test(`finds an expected page in the first ${maxRank} results for ${minHitRate * 100} % of the queries`, async () => {
    const missed = await missedQueries(all);
    expect(missed.length / Object.keys(all).length, missed.join('\n')).toBeLessThanOrEqual(1 - minHitRate);
  });

  test(`finds an expected page for ${minHeldOutHitRate * 100} % of the held-out queries`, async () => {
    const missed = await missedQueries(heldOut);
    expect(missed.length / Object.keys(heldOut).length, missed.join('\n')).toBeLessThanOrEqual(1 - minHeldOutHitRate);
  });

  test('a first search transfers at most 120 kB', async () => {
    for (const query of Object.keys(own)) {
      const { index, bytes } = openIndex('dist', manifest, prefix);
      await searchPages(index, query);
      expect(bytes(), query).toBeLessThan(maxFirstSearchBytes);
    }
  });

  test('results link to existing pages in the language', () => {
    const { index } = openIndex('dist', manifest, prefix);
    for (const page of index.root.pages.keys()) {
      const { href, sections } = read(`${index.root.folder}/${pageFile(page)}`) as {
        href: string;
        sections: unknown[];
      };
      expect(files[href === '/' ? '/index.html' : `${href}.html`], href).toBeDefined();
      expect(`${href}/`.startsWith(prefix ? `/${prefix}/` : '/')).toBe(true);
      expect(sections.length).toBeLessThanOrEqual(sectionsPerPage);
    }
  });
});

test('the name of an app finds the app first, and news without the links above its title', async () => {
  const { index } = openIndex('dist', manifest, '');
  const { results } = await searchPages(index, 'vpn');
  expect(results[0]?.href).toBe('/product/vpn');
  const news = results.find(({ kind }) => kind === 'news');
  expect(news?.passage.map(({ text }) => text).join('')).toMatch(/^Northlamp VPN adds/);
});
