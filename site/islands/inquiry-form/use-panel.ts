import { useEffect, useRef, type RefObject } from 'react';

/** How long after the panel has been closed what it said is taken back, ms. */
const resetMs = 300;

/**
 * The popover around an element, which opens and closes without us.
 *
 * @param onClosed called some time after it was closed, unless it is opened again by then
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
    // Until now the styles kept it open where the server had found something wrong.
    if (panel.getClientRects().length > 0) panel.showPopover();
    panel.dataset.awake = '';
    panel.addEventListener('toggle', onToggle);
    return () => {
      clearTimeout(timer);
      panel.removeEventListener('toggle', onToggle);
    };
  }, [placeRef]);

  // What became of a message is shown, even if the panel was closed meanwhile.
  return { open: () => panelOf(placeRef.current)?.showPopover() };
}
