import type { RefObject } from 'react';
import { resultIcon, type SearchLabels } from '#search/labels.ts';
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
  const { labels, found, query } = state;
  const hasResults = found && found.total > 0;
  const isAtStart = found ? found.total === 0 : !query;
  return (
    <>
      <p role="status" data-tone="quiet" data-size="caption">
        {labels && statusText(state, isCurrent)}
      </p>
      {labels && hasResults && <SearchResults listRef={listRef} results={found.results} labels={labels} />}
      {labels && isAtStart && <Suggestions listRef={listRef} {...labels.suggestions} />}
      {labels && (
        <p className="keys" data-tone="quiet" data-size="caption" aria-hidden="true">
          <b>
            <kbd>↑</kbd> <kbd>↓</kbd> {labels.keys.move}
          </b>
          <b>
            <kbd>↵</kbd> {labels.keys.open}
          </b>
          <b>
            <kbd>Esc</kbd> {labels.keys.close}
          </b>
        </p>
      )}
    </>
  );
}

type SuggestionsProps = SearchLabels['suggestions'] & Pick<FoundPagesProps, 'listRef'>;

/** Where to go without a query or a result: the apps, and pages that help. */
function Suggestions({ listRef, title, links }: SuggestionsProps) {
  return (
    <ol ref={listRef} className="suggestions" aria-label={title}>
      {links.map(({ href, text, app }) => (
        <li key={href}>
          <a href={href}>
            {app && <img src={resultIcon({ app })} alt="" width="24" height="24" />}
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
