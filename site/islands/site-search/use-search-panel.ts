import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import styles from './search-results.css?inline';
import { useSearch } from './use-search.ts';

/**
 * Behavior of the search panel: searches while it is open, moves the focus between the box and the results.
 *
 * @param base URL of the search page
 */
export function useSearchPanel(base: string) {
  const panelRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const openRef = useRef<HTMLButtonElement>(null);
  const resultsRef = useRef<HTMLOListElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const state = useSearch(base, query.trim(), { isActive: isOpen });
  const isCurrent = state.query === query.trim();
  const { found, labels, hasFailed } = state;

  const readPanel = () => {
    const isShown = panelRef.current?.getClientRects().length === 1;
    setOpen(isShown);
    setQuery(inputRef.current?.value ?? '');
    return isShown;
  };
  const onToggle = () => {
    // The browser returns the focus to what had it, but Safari does not focus buttons that are clicked.
    if (!readPanel() && document.activeElement?.matches('body, dialog *'))
      openRef.current?.focus({ preventScroll: true });
  };
  // The visitor may have opened it and typed before this code was loaded. At once, because the index is fetched next.
  useLayoutEffect(() => {
    adoptStyles(styles);
    readPanel();
  }, []);

  // The labels failed to load too: open the search page.
  const isLost = isOpen && hasFailed && !labels;
  useEffect(() => {
    if (isLost) location.assign(base);
  }, [isLost, base]);

  // The focused result may be missing from the new results.
  useEffect(() => {
    if (found && document.activeElement === document.body) inputRef.current?.focus();
  }, [found]);

  const links = () => [...(resultsRef.current?.getElementsByTagName('a') ?? [])];
  const hide = () => panelRef.current?.hidePopover();

  const onKeyDown = (event: KeyboardEvent) => {
    // A search input uses the first Escape to clear itself.
    if (event.key === 'Escape') hide();
    // Typing on a result continues the query in the box.
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) inputRef.current?.focus();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    moveFocus([inputRef.current, ...links()], event.key === 'ArrowDown' ? 1 : -1);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hide();
  };
  const onSubmit = (event: SubmitEvent) => {
    // Without a result, the list holds suggestions.
    const first = isCurrent && found?.total ? links()[0] : undefined;
    if (!first) return hide();
    event.preventDefault();
    first.click();
  };
  const handlers = { onKeyDown, onBlur, onToggle };
  return { openRef, panelRef, inputRef, resultsRef, state, isCurrent, handlers, onInput: readPanel, onSubmit };
}

/** Arrow keys move between the box and the results. */
function moveFocus(stops: readonly (HTMLElement | null)[], step: 1 | -1): void {
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[(current + step + stops.length) % stops.length]?.focus();
}
