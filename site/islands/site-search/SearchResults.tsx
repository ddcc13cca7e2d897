import type { RefObject } from 'react';
import type { SearchLabels } from '#search/labels.ts';
import type { Result } from '#search/search-pages.ts';

type SearchResultsProps = {
  listRef: RefObject<HTMLOListElement | null>;
  results: readonly Result[];
  labels: SearchLabels;
};

/** Search results: location, title and excerpt. */
export function SearchResults({ listRef, results, labels }: SearchResultsProps) {
  return (
    <ol ref={listRef}>
      {results.map(({ href, title, kind, lang, heading, passage }) => (
        <li key={href} lang={lang}>
          <a href={href}>
            <small>{[labels.kinds[kind], heading].filter(Boolean).join(' · ')}</small>
            <strong>{title}</strong>
            <span>{passage.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
