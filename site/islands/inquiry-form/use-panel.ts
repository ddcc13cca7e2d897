import { useEffect, useRef, type RefObject } from 'react';

/** Delay before a closed panel resets, ms. */
const resetMs = 300;

/**
 * Tracks the popover around an element, which the browser opens and closes.
 *
 * @param onClosed called some time after closing, unless reopened
 */
export function usePanel(placeRef: RefObject<HTMLElement | null>, onClosed: () => void): { open: () => void } {
  const callback = useRef(onClosed);
  useEffect(() => {
    callback.current = onClosed;
  });
  const panelOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('#inquiry');

  useEffect(() => {
    const panel = panelOf(placeRef.current);
    if (!panel) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onToggle = ({ newState }: ToggleEvent) => {
      clearTimeout(timer);
      if (newState === 'closed') timer = setTimeout(() => callback.current(), resetMs);
    };
    // After a server-side error, styles kept the panel open until now.
    if (panel.getClientRects().length > 0) panel.showPopover();
    panel.dataset.awake = '';
    panel.addEventListener('toggle', onToggle);
    return () => {
      clearTimeout(timer);
      panel.removeEventListener('toggle', onToggle);
    };
  }, [placeRef]);

  // Show the result even if the panel was closed in the meantime.
  return { open: () => panelOf(placeRef.current)?.showPopover() };
}
