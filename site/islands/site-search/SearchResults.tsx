import type { RefObject } from 'react';
import type { SearchLabels } from '#search/labels.ts';
import type { Result } from '#search/search-pages.ts';
import { Marked } from './Marked.tsx';
import { ResultContext } from './ResultContext.tsx';

type SearchResultsProps = {
  listRef: RefObject<HTMLOListElement | null>;
  results: readonly Result[];
  labels: SearchLabels;
};

/** Search results: location, title and excerpt. */
export function SearchResults({ listRef, results, labels }: SearchResultsProps) {
  return (
    <ol ref={listRef}>
      {results.map((result) => (
        <li key={result.href} lang={result.lang}>
          <a href={result.href}>
            <ResultContext result={result} labels={labels} />
            <strong>
              <Marked parts={result.titleParts} />
            </strong>
            <span>
              <Marked parts={result.passage} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
