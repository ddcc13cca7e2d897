import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadEngine } from '#search/engine.ts';
import { pageFile, sectionsPerPage, termsFile } from '#search/index-format.ts';
import type { IndexedPage, IndexRoot, TermsFile } from '#search/index-format.ts';
import { searchPages } from '#search/search-pages.ts';
import { site } from '#tests/support/built-site.ts';
import { label } from '#tests/support/labels.ts';
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
const sizeOf = (path: string) => files[path]?.encodings.br ?? files[path]?.bytes ?? Number.NaN;
const sum = (paths: Iterable<string>) => [...paths].reduce((bytes, path) => bytes + sizeOf(path), 0);

/**
 * Opens the search of a built language.
 *
 * @param prefix path prefix of the language, `de`; "" for English
 * @returns a function that searches, and returns the results and what a visitor transfers for the search, if it is the
 *   first one, in bytes
 */
async function openSearch(prefix: string) {
  const base = prefix ? `/${prefix}/search` : '/search';
  const root = read(`${base}/index.json`) as IndexRoot;
  const terms = `${root.folder}/${termsFile}`;
  const engine = await loadEngine(read(terms) as TermsFile);
  const search = async (query: string) => {
    const loaded = new Set([`${base}/labels.json`, `${base}/index.json`, terms]);
    const page = (number: number) => {
      const path = `${root.folder}/${pageFile(number)}`;
      loaded.add(path);
      return Promise.resolve(read(path) as IndexedPage);
    };
    const { results } = await searchPages({ root, engine, page }, query);
    return { results, bytes: sum(loaded) };
  };
  return { root, search };
}

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
  const heldOut = readQueries(`held-out/${code}`);
  const all = { ...own, ...heldOut };
  const routeOf = (href: string) => (prefix ? href.slice(prefix.length + 1) : href);
  let root: IndexRoot;
  /** What each query found, if nothing that it should, and its bytes. */
  const outcomes = new Map<string, { missed: string | undefined; bytes: number }>();

  beforeAll(async () => {
    const opened = await openSearch(prefix);
    root = opened.root;
    for (const [query, expected] of Object.entries(all)) {
      const { results, bytes } = await opened.search(query);
      const first = results.slice(0, maxRank).map(({ href }) => routeOf(href));
      const isFound =
        // Closed jobs are not found.
        expected.every((route) => closedJobs.has(route)) ||
        first.some((route) => expected.includes(route) || expected.includes(route.split('#')[0] ?? ''));
      outcomes.set(query, { missed: isFound ? undefined : `${query}: ${first.join(' ')}`, bytes });
    }
  });

  const expectHits = (queries: Queries, minimum: number) => {
    const missed = Object.keys(queries).flatMap((query) => outcomes.get(query)?.missed ?? []);
    expect(missed.length / Object.keys(queries).length, missed.join('\n')).toBeLessThanOrEqual(1 - minimum);
  };

  test('has at least thirty queries, a third of them held out', () => {
    expect(Object.keys(all).length).toBeGreaterThanOrEqual(30);
    expect(Object.keys(heldOut).length / Object.keys(all).length).toBeGreaterThanOrEqual(minHeldOutShare);
  });

  test(`finds an expected page in the first ${maxRank} results for ${minHitRate * 100} % of the queries`, () => {
    expectHits(all, minHitRate);
  });

  test(`finds an expected page for ${minHeldOutHitRate * 100} % of the held-out queries`, () => {
    expectHits(heldOut, minHeldOutHitRate);
  });

  test('a first search transfers at most 120 kB', () => {
    expect([...outcomes].filter(([, { bytes }]) => !(bytes < maxFirstSearchBytes))).toEqual([]);
  });

  test('results link to existing pages in the language', () => {
    for (const page of root.pages.keys()) {
      const { href, sections } = read(`${root.folder}/${pageFile(page)}`) as IndexedPage;
      expect(files[href === '/' ? '/index.html' : `${href}.html`], href).toBeDefined();
      expect(`${href}/`.startsWith(prefix ? `/${prefix}/` : '/')).toBe(true);
      expect(sections.length).toBeLessThanOrEqual(sectionsPerPage);
    }
  });

  test('excerpts of answers are without the link that stands below each of them', () => {
    const link = label('faq.page.permalink', {}, code);
    const answers = [...root.pages.keys()]
      .map((page) => read(`${root.folder}/${pageFile(page)}`) as IndexedPage)
      .filter(({ kind }) => kind === 'faq')
      .flatMap(({ sections }) => sections.map(({ text }) => text));
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((text) => text.includes(link))).toEqual([]);
  });
});

test('the name of an app finds the app first, and news without the links above its title', async () => {
  const { search } = await openSearch('');
  const { results } = await search('vpn');
  expect(results[0]?.href).toBe('/product/vpn');
  const news = results.find(({ kind }) => kind === 'news');
  expect(news?.passage.map(({ text }) => text).join('')).toMatch(/^Northlamp VPN adds/);
});
