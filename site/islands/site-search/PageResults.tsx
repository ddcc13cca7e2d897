import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { pageKinds, type PageKind } from '#search/index-format.ts';
import { resultIcon } from '#search/labels.ts';
import { firstResults, maxQueryLength } from '#search/search-pages.ts';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Marked } from './Marked.tsx';
import { ResultContext } from './ResultContext.tsx';
import { statusText } from './status-text.ts';
import { useSearch } from './use-search.ts';

/** Results that the button adds. */
const addedResults = 16;

type PageResultsProps = {
  /** URL of the search page; the index is below it. */
  base: string;
  /** Class of the list, which looks like the one that the server fills in. */
  className: string | undefined;
};

/**
 * Results on the search page for the query in the fragment, `#q=kill+switch&in=faq`, found on the device. Nothing until
 * `site/inline/search-page.ts` wakes it.
 */
export const PageResults = withServerMarkup('PageResults', Results);

function Results({ base, className }: PageResultsProps) {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const { query, kind } = useMemo(() => readFragment(hash), [hash]);
  const [more, setMore] = useState({ hash, limit: firstResults });
  const limit = more.hash === hash ? more.limit : firstResults;
  const state = useSearch(base, query, { kind, limit });
  const { found, labels } = state;
  const text = query ? statusText(state, state.query === query) : '';
  const isEmpty = state.hasFailed || found?.total === 0;
  // The status line of the page, which the server fills in where scripts are off.
  useEffect(() => {
    const line = document.querySelector('#search-status');
    if (!line) return;
    line.textContent = text;
    line.toggleAttribute('data-asked', query !== '' && !isEmpty);
  }, [text, query, isEmpty]);
  if (!labels || !query || !found || found.total === 0) return null;
  return (
    <>
      <ol className={className}>
        {found.results.map((result) => (
          <li key={result.href} lang={result.lang}>
            <img src={resultIcon(result)} alt="" width="40" height="40" />
            <ResultContext result={result} labels={labels} isTagged />
            <a href={result.href}>
              <Marked parts={result.titleParts} />
            </a>
            <p>
              <Marked parts={result.passage} />
            </p>
          </li>
        ))}
      </ol>
      {found.total > found.results.length && (
        <Button type="button" variant="secondary" onClick={() => setMore({ hash, limit: limit + addedResults })}>
          {labels.showMore}
        </Button>
      )}
    </>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function readFragment(hash: string): { query: string; kind: PageKind | undefined } {
  const values = new URLSearchParams(hash.slice(1));
  return {
    query: (values.get('q') ?? '').trim().slice(0, maxQueryLength),
    kind: pageKinds.find((one) => one === values.get('in')),
  };
}
