import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element when it mounts, because the button that triggered it is gone by then. Scrolls
 * it into view, no further than needed.
 *
 * @param isWanted whether the visitor's own action triggered it
 */
export function useFocusOnMount<Kind extends HTMLElement>(isWanted = true): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (!isWanted) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  return element;
}
