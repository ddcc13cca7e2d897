/**
 * Guesses per second of an attacker. `leak`: a machine full of graphics cards against a leaked list of passwords
 * with a fast hash (SHA-256, salted). `vault`: plenty of rented hardware against Argon2id with the settings of the apps.
 */
export const guessesPerSecond = { leak: 1e11, vault: 1e4 } as const;
export type Attack = keyof typeof guessesPerSecond;

/** Seconds to try half of all possibilities: the average time to guess one. */
export function secondsToGuess(possibilities: number, attack: Attack): number {
  return possibilities / 2 / guessesPerSecond[attack];
}

/** A time for display, in its largest full unit; `instant`: less than a second; `over`: more than a trillion years. */
export type GuessingTime = { kind: 'instant' } | { kind: 'about' | 'over'; value: number; unit: TimeUnit };

type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'year';

const year = 365.2425 * 86_400;

const units: readonly [TimeUnit, seconds: number][] = [
  ['year', year],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Longer times are meaningless: the universe is 0.0138 trillion years old. */
const longest = 1e12;

/** Converts seconds to a time for display. */
export function guessingTime(seconds: number): GuessingTime {
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? [];
  if (!unit || !length) return { kind: 'instant' };
  const value = seconds / length;
  return unit === 'year' && value > longest ? { kind: 'over', value: longest, unit } : { kind: 'about', value, unit };
}

/** Languages that link a million and a unit with a word (45 millones de años), which `Intl` leaves out. */
const linksUnits = new Set(['es', 'fr', 'it', 'pt']);

/**
 * Options for `Intl.NumberFormat`: `4.5 years`, `5,800 years`, `45 million years`, in Spanish `45.000.000 años`.
 *
 * @param tag BCP 47 tag
 */
export function timeFormat({ value, unit }: { value: number; unit: TimeUnit }, tag: string): Intl.NumberFormatOptions {
  const isCompact = value >= 1e6 && !linksUnits.has(new Intl.Locale(tag).language);
  return {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    notation: isCompact ? 'compact' : 'standard',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  };
}
