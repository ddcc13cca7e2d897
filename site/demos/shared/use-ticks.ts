import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back again and again while it is wanted.
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
