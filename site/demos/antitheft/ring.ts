import { useEffect, useEffectEvent } from 'react';

/** The part of `AudioContext` used here. */
type Sound = Pick<AudioContext, 'currentTime' | 'destination' | 'createOscillator' | 'createGain'>;

/** Two alternating notes, a fourth apart, like alarm bells; Hz. */
const notes = [880, 1174.66] as const;

/** Duration of a note, seconds. */
const noteSeconds = 0.25;

/**
 * Plays an alarm: two alternating notes.
 *
 * @param seconds maximum duration
 * @returns a function that stops it
 */
export function ring(sound: Sound, seconds: number): () => void {
  const voice = sound.createOscillator();
  const volume = sound.createGain();
  voice.type = 'triangle';
  const start = sound.currentTime;
  for (let index = 0; index * noteSeconds < seconds; index++) {
    const at = start + index * noteSeconds;
    voice.frequency.setValueAtTime(notes[index % 2] ?? notes[0], at);
    // Fade each note in and out: an abrupt start or end would click.
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.25, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + noteSeconds);
  }
  voice.connect(volume).connect(sound.destination);
  voice.start(start);
  voice.stop(start + seconds);
  return () => voice.stop();
}

/** Duration of the alarm in the demonstration, seconds. The app's alarm takes two minutes. */
const ringSeconds = 8;

/** Delay before the sound starts, ms, so that the screen updates first: opening the audio output is slow. */
const screenUpdateMs = 40;

/** Rings while `isRinging`, which must be set by a user action; calls back when the alarm ends on its own. */
export function useRing(isRinging: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRinging) return;
    let silence: (() => void) | undefined;
    const start = setTimeout(() => {
      const sound = new AudioContext();
      const stop = ring(sound, ringSeconds);
      silence = () => {
        stop();
        void sound.close();
      };
    }, screenUpdateMs);
    const timer = setTimeout(() => end(), screenUpdateMs + ringSeconds * 1_000);
    return () => {
      clearTimeout(start);
      clearTimeout(timer);
      silence?.();
    };
  }, [isRinging]);
}
