import { useEffect, useEffectEvent } from 'react';

/** Whether the visitor wants nothing to move by itself. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Calls back again and again while it is running.
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
 * Calls back once, some time after it has begun to wait; without delay where the visitor asked for less motion.
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
