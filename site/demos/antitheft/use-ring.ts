import { useEffect, useEffectEvent } from 'react';
import { ring } from './ring.ts';

/** How long the page rings, seconds. The app rings for two minutes. */
const ringSeconds = 8;

/** Rings while it is wanted, after a press only; says when it has ended by itself. */
export function useRing(isRinging: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRinging) return;
    const sound = new AudioContext();
    const stop = ring(sound, ringSeconds);
    const timer = setTimeout(() => end(), ringSeconds * 1_000);
    return () => {
      clearTimeout(timer);
      stop();
      void sound.close();
    };
  }, [isRinging]);
}
