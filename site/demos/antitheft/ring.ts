import { useEffect, useEffectEvent } from 'react';

/** The part of `AudioContext` that ringing needs. */
type Sound = Pick<AudioContext, 'currentTime' | 'destination' | 'createOscillator' | 'createGain'>;

/** Two notes in turn, a fourth apart, as alarm bells ring. Hz */
const notes = [880, 1174.66] as const;

/** How long a note is, seconds. */
const noteSeconds = 0.25;

/**
 * Plays an alarm: two notes in turn.
 *
 * @param seconds how long, at most
 * @returns what stops it
 */
export function ring(sound: Sound, seconds: number): () => void {
  const voice = sound.createOscillator();
  const volume = sound.createGain();
  voice.type = 'triangle';
  const start = sound.currentTime;
  for (let index = 0; index * noteSeconds < seconds; index++) {
    const at = start + index * noteSeconds;
    voice.frequency.setValueAtTime(notes[index % 2] ?? notes[0], at);
    // Each note begins and ends softly: a jump would crack.
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.25, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + noteSeconds);
  }
  voice.connect(volume).connect(sound.destination);
  voice.start(start);
  voice.stop(start + seconds);
  return () => voice.stop();
}

/** How long the page rings, seconds. The app rings for two minutes. */
const ringSeconds = 8;

/** The screen shows the ringing before the sound starts: opening the audio output takes a moment. ms */
const screenTime = 40;

/** Rings while `isRinging`, which only a press may set; calls back when it has ended by itself. */
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
    }, screenTime);
    const timer = setTimeout(() => end(), screenTime + ringSeconds * 1_000);
    return () => {
      clearTimeout(start);
      clearTimeout(timer);
      silence?.();
    };
  }, [isRinging]);
}
