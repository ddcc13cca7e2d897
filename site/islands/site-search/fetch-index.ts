import { loadEngine } from '#search/engine.ts';
import { pageFile, termsFile, type IndexedPage, type IndexRoot, type TermsFile } from '#search/index-format.ts';
import type { SearchLabels } from '#search/labels.ts';
import type { SearchIndex } from '#search/search-pages.ts';

/** What the dialog needs of a language. */
export type Search = { index: SearchIndex; labels: SearchLabels };

/** By address: fetched once, asked for again where that failed. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches index and labels of a language; the words of single pages are fetched as results need them.
 *
 * @param base address of their folder, `/de/search`
 */
export async function fetchSearch(base: string): Promise<Search> {
  const [root, labels] = await Promise.all([
    fetchOnce<IndexRoot>(`${base}/index.json`),
    fetchOnce<SearchLabels>(`${base}/labels.json`),
  ]);
  // A new build has another folder: an open page that finds the old one gone starts over.
  const startOver = (error: unknown) => {
    fetched.clear();
    throw error;
  };
  const engine = fetchOnce(`${root.folder}/${termsFile}`, (terms: TermsFile) => loadEngine(terms));
  const page = (number: number) => fetchOnce<IndexedPage>(`${root.folder}/${pageFile(number)}`).catch(startOver);
  return { labels, index: { root, engine: await engine.catch(startOver), page } };
}

function fetchOnce<Json, Content = Json>(address: string, read?: (json: Json) => Content): Promise<Content> {
  const content = fetched.get(address) ?? fetchJson(address).then((json) => (read ? read(json as Json) : json));
  fetched.set(address, content);
  content.catch(() => fetched.delete(address));
  return content as Promise<Content>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return response.json();
}
