import { randomIndex, type RandomSource } from '#site/demos/crypto/random-index.ts';
import { characterSets, type CharacterSet } from './character-sets.ts';

/**
 * A random password with at least one character of each set. Every password that fulfils this is equally likely: one that
 * does not is thrown away as a whole, instead of being mended at known places.
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
