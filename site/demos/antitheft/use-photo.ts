import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#site/demos/shared/prefers-reduced-motion.ts';

/** How long the camera takes, ms. The press that sets it off is answered before: the picture is much to draw. */
const exposureTime = 250;

/** Whether there is a picture yet, a moment after it was asked for. */
export function usePhoto(isTaken: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isTaken) return;
    const timer = setTimeout(() => setThere(true), prefersReducedMotion() ? 0 : exposureTime);
    return () => clearTimeout(timer);
  }, [isTaken]);
  return isTaken && isThere;
}
