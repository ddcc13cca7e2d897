import { loadEngine, type Engine } from '#search/engine.ts';
import { pageFile, termsFile, type IndexedPage, type IndexRoot, type TermsFile } from '#search/index-format.ts';
import type { SearchLabels } from '#search/labels.ts';
import type { SearchIndex } from '#search/search-pages.ts';
import { fetchOnce, clearFetchCache } from '#site/islands/fetch-json.ts';

/** Search index and labels of a language. */
export type Search = { index: SearchIndex; labels: SearchLabels };

/** Engines by URL of their terms file; cached because parsing is slower than fetching. */
const engines = new Map<string, Promise<Engine>>();

/**
 * Fetches index and labels of a language; page texts are fetched as results need them.
 *
 * @param base URL of their folder, `/de/search`
 */
export async function fetchSearch(base: string): Promise<Search> {
  const [root, labels] = await Promise.all([
    fetchOnce<IndexRoot>(`${base}/index.json`),
    fetchOnce<SearchLabels>(`${base}/labels.json`),
  ]);
  // A new build uses another folder: if the old one is gone, start over.
  const startOver = (error: unknown) => {
    clearFetchCache();
    engines.clear();
    throw error;
  };
  const terms = `${root.folder}/${termsFile}`;
  const engine = engines.get(terms) ?? fetchOnce<TermsFile>(terms).then(loadEngine);
  engines.set(terms, engine);
  const page = (number: number) => fetchOnce<IndexedPage>(`${root.folder}/${pageFile(number)}`).catch(startOver);
  return { labels, index: { root, engine: await engine.catch(startOver), page } };
}
