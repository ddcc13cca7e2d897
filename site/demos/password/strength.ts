import { passwordRules } from '#contracts/password-rules.ts';
import { characterSets, type CharacterSet } from './generate.ts';

/**
 * The entropy in bits of a password from `generatePassword`: the logarithm of the number of possible ones. Those that
 * lack a set are subtracted by inclusion–exclusion.
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
  return count * Math.log2(passwordRules.listSize);
}

/**
 * A conservative estimate in bits for a password chosen by a person: 4 for the first character, 2 for each of the next seven,
 * 1.5 up to the twentieth, 1 beyond (NIST SP 800-63 version 1.0.2, appendix A, without its bonus for mixed characters).
 * Repeated or sequential characters and repeated substrings add nothing.
 */
export function userChosenBits(text: string): number {
  const characters = Array.from(text.toLowerCase());
  const seen = new Set<string>();
  const fresh = characters.filter((character, index) => {
    const part = characters.slice(Math.max(0, index - 2), index + 1).join('');
    const isKnown = seen.has(part);
    seen.add(part);
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? 0);
    return !isKnown && (index === 0 || Math.abs(step) > 1);
  }).length;
  return 4 * Math.min(fresh, 1) + 2 * between(fresh, 1, 8) + 1.5 * between(fresh, 8, 20) + Math.max(0, fresh - 20);
}

/** How many of the first `count` positions are after `from`, up to `to`. */
function between(count: number, from: number, to: number): number {
  return Math.max(0, Math.min(count, to) - from);
}

/** Strength from 1 to 4: guessed within a day, a century, a million years, or later. */
export function strengthOf(seconds: number): 1 | 2 | 3 | 4 {
  const day = 86_400;
  const year = 365.2425 * day;
  if (seconds < day) return 1;
  if (seconds < 100 * year) return 2;
  return seconds < 1e6 * year ? 3 : 4;
}
