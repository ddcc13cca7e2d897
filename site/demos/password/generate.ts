import { randomIndex, type RandomSource } from '#site/demos/crypto/random-index.ts';

/** The sets a password can be made of. Symbols are those that every keyboard and nearly every website takes. */
export const characterSets = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  symbols: '!#$%&*+-=?@^_~',
} as const;

export type CharacterSet = keyof typeof characterSets;

/** All sets, in the order they are shown. */
export const setNames = ['lower', 'upper', 'digits', 'symbols'] as const satisfies readonly CharacterSet[];

/**
 * A random password with at least one character of each set. Every password that fulfils this is equally likely: one that
 * does not is discarded as a whole, since repairing it would favor some passwords.
 *
 * @param length at least the number of sets
 */
export function generatePassword(sets: readonly CharacterSet[], length: number, fill?: RandomSource): string {
  const alphabet = sets.map((name) => characterSets[name]).join('');
  for (;;) {
    const password = Array.from({ length }, () => alphabet[randomIndex(alphabet.length, fill)]).join('');
    if (sets.every((name) => Array.from(password).some((character) => characterSets[name].includes(character))))
      return password;
  }
}

/** Random words of a list, joined by hyphens. */
export function generatePassphrase(words: readonly string[], count: number, fill?: RandomSource): string {
  return Array.from({ length: count }, () => words[randomIndex(words.length, fill)]).join('-');
}
