import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element when it appears, for keyboards and screen readers: the button that brought it is gone by then. Shows
 * it whole, scrolling no further than needed.
 *
 * @param isWanted whether the visitor's own press brought it
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
