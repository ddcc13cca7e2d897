import { useEffect, useEffectEvent } from 'react';
import { ring } from './ring.ts';

/** How long the page rings, seconds. The app rings for two minutes. */
const ringSeconds = 8;

/** What the screen gets before the sound, ms. */
const screenTime = 40;

/** Rings while it is wanted, after a press only; says when it has ended by itself. */
export function useRing(isRinging: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRinging) return;
    let silence: (() => void) | undefined;
    // First the screen shows that it rings: opening the way to the loudspeaker takes a moment.
    const start = setTimeout(() => {
      const sound = new AudioContext();
      const stop = ring(sound, ringSeconds);
      silence = () => {
        stop();
        void sound.close();
      };
    }, screenTime);
    const timer = setTimeout(() => end(), screenTime + ringSeconds * 1_000);
    return () => {
      clearTimeout(start);
      clearTimeout(timer);
      silence?.();
    };
  }, [isRinging]);
}
