import {
  pageFile,
  termsFile,
  type IndexedPage,
  type IndexRoot,
  type IndexSource,
  type TermsPart,
} from '#contracts/search/index-format.ts';
import type { SearchLabels } from '#contracts/search/labels.ts';

/** What the dialog needs of a language: fetched once, when it is first opened. */
export type Search = { source: IndexSource; labels: SearchLabels };

const searches = new Map<string, Promise<Search>>();

/**
 * Fetches index and words of a language; parts of the index are fetched as they are needed, and kept.
 *
 * @param base address of their folder, `/de/search`
 */
export function fetchSearch(base: string): Promise<Search> {
  const search = searches.get(base) ?? load(base);
  searches.set(base, search);
  // What could not be fetched is asked for again the next time.
  search.catch(() => searches.delete(base));
  return search;
}

async function load(base: string): Promise<Search> {
  const [root, labels] = await Promise.all([
    fetchJson<IndexRoot>(`${base}/index.json`),
    fetchJson<SearchLabels>(`${base}/labels.json`),
  ]);
  const terms = keeper<TermsPart>((part) => `${root.folder}/${termsFile(part)}`);
  const page = keeper<IndexedPage>((number) => `${root.folder}/${pageFile(number)}`);
  // A new build has other folders. Whoever still has the old one open starts over with the new one.
  const fresh = <Content>(content: Promise<Content>) =>
    content.catch((error: unknown) => {
      searches.delete(base);
      throw error;
    });
  return { labels, source: { root, terms: (part) => fresh(terms(part)), page: (number) => fresh(page(number)) } };
}

function keeper<Content>(addressOf: (number: number) => string): (number: number) => Promise<Content> {
  const kept = new Map<number, Promise<Content>>();
  return (number) => {
    const content = kept.get(number) ?? fetchJson<Content>(addressOf(number));
    kept.set(number, content);
    content.catch(() => kept.delete(number));
    return content;
  };
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return (await response.json()) as Content;
}
