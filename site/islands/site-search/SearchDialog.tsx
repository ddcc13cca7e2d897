import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { maxQueryLength } from '#search/search-pages.ts';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { WithTooltip } from '#site/islands/tooltip/WithTooltip.tsx';
import { Close } from '#site/ui/icons/Close.tsx';
import { Search } from '#site/ui/icons/Search.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './search-dialog.css?inline';
import { statusText } from './status-text.ts';
import { useSearch } from './use-search.ts';

type SearchDialogProps = {
  /** URL of the search page. */
  base: string;
  /** Name of the dialog. */
  title: string;
  onClose: () => void;
};

/** The search dialog: a native dialog, so Escape closes it and the focus returns. */
export function SearchDialog({ base, title, onClose }: SearchDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const resultsRef = useRef<HTMLOListElement>(null);
  const [query, setQuery] = useState('');
  const state = useSearch(base, query.trim());
  const { labels, found } = state;
  const isCurrent = state.query === query.trim();

  useEffect(() => {
    adoptStyles(styles);
    dialogRef.current?.showModal();
  }, []);

  // The labels failed to load too: link to the search page.
  const isLost = state.hasFailed && !labels;
  useEffect(() => {
    if (isLost) location.assign(base);
  }, [isLost, base]);

  // The focused result may be missing from the new results.
  useEffect(() => {
    if (found && document.activeElement === document.body) inputRef.current?.focus();
  }, [found]);

  const links = () => [...(resultsRef.current?.getElementsByTagName('a') ?? [])];

  const onKeyDown = (event: KeyboardEvent) => {
    // A search input uses the first Escape to clear itself.
    if (event.key === 'Escape') dialogRef.current?.close();
    // Typing on a result continues the query in the box.
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) inputRef.current?.focus();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    moveFocus([inputRef.current, ...links()], event.key === 'ArrowDown' ? 1 : -1);
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- a press beside the dialog closes it; Escape and a button do, too
    <dialog
      ref={dialogRef}
      className="site-search"
      aria-label={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target }) => target === dialogRef.current && dialogRef.current.close()}
    >
      <search>
        <form
          action={base}
          // Without a result, the search page opens, with the query in the fragment (site/inline/private-search.ts).
          data-search=""
          onSubmit={(event) => {
            const first = isCurrent && links()[0];
            if (!first) return dialogRef.current?.close();
            event.preventDefault();
            first.click();
          }}
        >
          <Search />
          <input
            ref={inputRef}
            type="search"
            name="q"
            required
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-label={labels?.title ?? title}
            placeholder={labels?.placeholder}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          {labels && (
            <WithTooltip label={labels.close} control={closeRef}>
              <button ref={closeRef} type="button" aria-label={labels.close} onClick={() => dialogRef.current?.close()}>
                <Close />
              </button>
            </WithTooltip>
          )}
        </form>
      </search>
      <p role="status">{labels && statusText(state, isCurrent)}</p>
      {labels && found && <SearchResults listRef={resultsRef} results={found.results} labels={labels} />}
      {labels && (
        <p className="keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {labels.keys.move} <kbd>↵</kbd> {labels.keys.open} <kbd>Esc</kbd>{' '}
          {labels.keys.close}
        </p>
      )}
    </dialog>
  );
}

/** Arrow keys move between the box and the results. */
function moveFocus(stops: readonly (HTMLElement | null)[], step: 1 | -1): void {
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[(current + step + stops.length) % stops.length]?.focus();
}
