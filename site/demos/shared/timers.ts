import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back at an interval while running.
 *
 * @param interval ms
 */
export function useTicks(isRunning: boolean, interval: number, onTick: () => void): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(), interval);
    return () => clearInterval(timer);
  }, [isRunning, interval]);
}

/**
 * Calls back once after a delay; without delay if the visitor prefers reduced motion.
 *
 * @param delay ms
 */
export function useDelay(isWaiting: boolean, delay: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => end(), prefersReducedMotion() ? 0 : delay);
    return () => clearTimeout(timer);
  }, [isWaiting, delay]);
}

/** Whether the visitor prefers reduced motion. */
function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
