import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { loadEngine } from '#search/engine.ts';
import { pageFile, termsFile, type IndexedPage, type IndexRoot, type TermsFile } from '#search/index-format.ts';
import type { PageKind } from '#search/index-format.ts';
import { searchPages, type Results, type SearchIndex } from '#search/search-pages.ts';

/** A search in one language. */
export type SearchTask = {
  /** Path prefix of the language: `/de`. */
  prefix: string;
  query: string;
  kind: PageKind | undefined;
  /** Results to return at most. */
  limit: number;
};

/** Runs a search; the only function of this thread. */
export async function search({ prefix, query, kind, limit }: SearchTask): Promise<Results> {
  return searchPages(await indexes.forceFetch(prefix), query, kind, limit);
}

/** Indexes kept in memory, about 5 MB each. Loading one takes about 20 ms; few visitors search without JavaScript. */
const maxLanguages = 2;

const indexes = new LRUCache<string, SearchIndex>({ max: maxLanguages, fetchMethod: openIndex });

async function openIndex(prefix: string): Promise<SearchIndex> {
  const root = await read<IndexRoot>(`${prefix}/search/index.json`);
  return {
    root,
    engine: await loadEngine(await read<TermsFile>(`${root.folder}/${termsFile}`)),
    page: (page) => read<IndexedPage>(`${root.folder}/${pageFile(page)}`),
  };
}

/** Reads a file of the build, whose folder the pool passes to its threads. */
async function read<Content>(address: string): Promise<Content> {
  const { folder } = workerData as { folder: string };
  return JSON.parse(await readFile(join(folder, address), 'utf8')) as Content;
}
