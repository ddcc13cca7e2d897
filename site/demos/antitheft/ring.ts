/** The part of `AudioContext` that ringing needs. */
type Sound = Pick<AudioContext, 'currentTime' | 'destination' | 'createOscillator' | 'createGain'>;

/** Two notes a second apart by a fourth, as alarm bells have it. */
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
