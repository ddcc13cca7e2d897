import { useRef } from 'react';
import { maxQueryLength } from '#search/search-pages.ts';
import { WithTooltip } from '#site/islands/tooltip/WithTooltip.tsx';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import { Close } from '#site/ui/icons/Close.tsx';
import { Search } from '#site/ui/icons/Search.tsx';
import { FoundPages } from './FoundPages.tsx';
import { useSearchPanel } from './use-search-panel.ts';
import '#site/ui/button.css';
import './search-panel.css';

type SiteSearchProps = {
  /** URL of the search page; the index is below it. */
  href: string;
  /** Name of the button, the panel and the input. */
  label: string;
  placeholder: string;
  /** Name of the button that opens the first result, or the search page. */
  submit: string;
  /** Name of the button that closes the panel. */
  close: string;
  /** What visitors without scripts have to know. */
  noScript: string;
};

/**
 * The search of the header: a button and the panel it opens, a popover, so that it takes typing before any script has
 * loaded. Without scripts its form leads to the search page.
 */
export const SiteSearch = withServerMarkup('SiteSearch', SearchPanel);

function SearchPanel({ href, label, placeholder, submit, close, noScript }: SiteSearchProps) {
  const closeRef = useRef<HTMLButtonElement>(null);
  const { openRef, panelRef, inputRef, resultsRef, state, isCurrent, handlers, onInput, onSubmit } =
    useSearchPanel(href);
  return (
    <>
      <WithTooltip label={label} control={openRef}>
        <button
          ref={openRef}
          type="button"
          id="search"
          data-ui="button"
          data-variant="icon"
          popoverTarget="site-search"
          aria-label={label}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Search />
        </button>
      </WithTooltip>
      <dialog ref={panelRef} id="site-search" className="site-search" popover="auto" aria-label={label} {...handlers}>
        <search>
          {/* Without a result, the search page opens, with the query in the fragment (site/inline/private-search.ts). */}
          <form action={href} data-search="" onSubmit={onSubmit}>
            <button type="submit" data-ui="button" data-variant="icon" aria-label={submit}>
              <Search />
            </button>
            <input
              ref={inputRef}
              type="search"
              name="q"
              required
              autoFocus
              maxLength={maxQueryLength}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              aria-label={label}
              placeholder={placeholder}
              onInput={onInput}
            />
            <WithTooltip label={close} control={closeRef}>
              <button
                ref={closeRef}
                type="button"
                data-ui="button"
                data-variant="icon"
                popoverTarget="site-search"
                popoverTargetAction="hide"
                aria-label={close}
              >
                <Close />
              </button>
            </WithTooltip>
            <noscript>
              <p>{noScript}</p>
            </noscript>
          </form>
        </search>
        <FoundPages listRef={resultsRef} state={state} isCurrent={isCurrent} />
      </dialog>
    </>
  );
}
