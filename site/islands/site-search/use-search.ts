import { useEffect, useState } from 'react';
import type { PageKind } from '#search/index-format.ts';
import type { SearchLabels } from '#search/labels.ts';
import { searchPages, type Results } from '#search/search-pages.ts';
import { fetchSearch } from './fetch-index.ts';

/** State of a search. `query` is the query that `found` belongs to. */
export type SearchState = {
  labels: SearchLabels | undefined;
  query: string;
  found: Results | undefined;
  hasFailed: boolean;
};

/** Debounce delay, ms. */
const debounceMs = 100;

/**
 * Searches as the visitor types.
 *
 * @param base URL of the index folder
 * @param options.kind restricts results to this kind
 * @param options.limit maximum number of results
 * @param options.isActive whether to load and search at all
 */
export function useSearch(
  base: string,
  query: string,
  { kind, limit, isActive = true }: { kind?: PageKind | undefined; limit?: number; isActive?: boolean } = {},
): SearchState {
  const [state, setState] = useState<SearchState>({ labels: undefined, query: '', found: undefined, hasFailed: false });

  useEffect(() => {
    if (!isActive) return;
    let isCurrent = true;
    // Not after the delay: who goes on typing would wait for the index as well.
    const search = fetchSearch(base);
    search.catch(() => undefined);
    const run = async () => {
      try {
        const { labels, index } = await search;
        const found = query ? await searchPages(index, query, kind, limit) : undefined;
        if (isCurrent) setState({ labels, query, found, hasFailed: false });
      } catch {
        if (isCurrent) setState((before) => ({ ...before, query, found: undefined, hasFailed: true }));
      }
    };
    const timer = setTimeout(() => void run(), query ? debounceMs : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [base, query, kind, limit, isActive]);

  return state;
}
