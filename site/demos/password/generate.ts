import { randomIndex, type RandomSource } from '#site/demos/crypto/random-index.ts';

/** Character sets of passwords. Symbols are limited to those on every keyboard that nearly every website accepts. */
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
 * A random password with at least one character of each set. All such passwords are equally likely: a candidate that
 * lacks a set is discarded, since fixing it would introduce a bias.
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
