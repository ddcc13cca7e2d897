import { characterSets, type CharacterSet } from './character-sets.ts';
import { words } from './generate.ts';

/**
 * How many guesses a second the time is told for: what a machine full of graphics cards tries on a stolen list of
 * passwords that were hashed fast (SHA-256, salted). A service that hashes slowly makes it millions of times fewer.
 */
export const guessesPerSecond = 1e11;

/**
 * The entropy of a password of `generatePassword`, bits: the logarithm of how many different ones there are. Those that
 * lack a set are taken off by inclusion and exclusion.
 */
export function passwordBits(sets: readonly CharacterSet[], length: number): number {
  const sizes = sets.map((name) => characterSets[name].length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let valid = 0;
  for (let missing = 0; missing < 2 ** sizes.length; missing++) {
    const left = all - sizes.reduce((sum, size, index) => sum + ((missing >> index) & 1 ? size : 0), 0);
    const isOdd = sizes.filter((_, index) => (missing >> index) & 1).length % 2 === 1;
    valid += (isOdd ? -1 : 1) * (left / all) ** length;
  }
  return length * Math.log2(all) + Math.log2(valid);
}

/** The entropy of a passphrase of random words, bits. */
export function passphraseBits(count: number): number {
  return count * Math.log2(words.length);
}

/** Seconds until half of all possibilities are tried, which is how long guessing takes on average. */
export function secondsToGuess(bits: number): number {
  return 2 ** (bits - 1) / guessesPerSecond;
}

/** How strong that is, 1 to 4: guessed within a day, within a century, longer, longer than there has been a universe. */
export function strengthOf(bits: number): 1 | 2 | 3 | 4 {
  const seconds = secondsToGuess(bits);
  if (seconds < day) return 1;
  if (seconds < 100 * year) return 2;
  return seconds < universe ? 3 : 4;
}

/** A time as one number with its unit; `universe`: longer than that has been there. */
export function roundTime(seconds: number): { value: number; unit: TimeUnit } | 'instant' | 'universe' {
  if (seconds < 1) return 'instant';
  if (seconds > universe) return 'universe';
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  return { value: seconds / length, unit };
}

type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'year';

const day = 86_400;
const year = 365.2425 * day;
/** 13.8 billion years (Planck Collaboration, 2018). */
const universe = 13.8e9 * year;

const units: readonly [TimeUnit, number][] = [
  ['year', year],
  ['day', day],
  ['hour', 3_600],
  ['minute', 60],
];
