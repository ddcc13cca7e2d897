import type { RefObject } from 'react';
import { SearchResults } from './SearchResults.tsx';
import { statusText } from './status-text.ts';
import type { SearchState } from './use-search.ts';

type FoundPagesProps = {
  listRef: RefObject<HTMLOListElement | null>;
  state: SearchState;
  /** Whether the results belong to what is in the box. */
  isCurrent: boolean;
};

/** What the search found, and the keys to move in it. */
export function FoundPages({ listRef, state, isCurrent }: FoundPagesProps) {
  const { labels, found } = state;
  return (
    <>
      <p role="status" data-tone="quiet" data-size="caption">
        {labels && statusText(state, isCurrent)}
      </p>
      {labels && found && <SearchResults listRef={listRef} results={found.results} labels={labels} />}
      {labels && (
        <p className="keys" data-tone="quiet" data-size="caption" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {labels.keys.move} <kbd>↵</kbd> {labels.keys.open} <kbd>Esc</kbd>{' '}
          {labels.keys.close}
        </p>
      )}
    </>
  );
}
