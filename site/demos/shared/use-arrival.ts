import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when it comes into being, so that whoever pressed a button that is gone by now goes on
 * where things go on.
 *
 * @param arrived whether it came by the visitor's own press
 */
export function useArrival<Kind extends HTMLElement>(arrived = true): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (arrived) element.current?.focus({ preventScroll: true });
  }, [arrived]);
  return element;
}
