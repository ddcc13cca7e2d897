import { unitsPerCharacter } from './limits.ts';

/**
 * Length of a text in characters as its writer counts them: letters with their accents, emoji with their parts.
 *
 * @param max where counting stops: the result is at most `max + 1`. Counting costs far more than anything else that is
 *   done with a text, so nobody may make a server count to the end of one that is too long anyway.
 */
export function countCharacters(text: string, max: number): number {
  let count = 0;
  for (const _ of segmenter?.segment(text) ?? text.matchAll(/\P{M}/gu)) if (++count > max) break;
  return count;
}

/** Whether a text has at most `limit` characters. */
export function isWithin(text: string, limit: number): boolean {
  // A character has at least one code unit.
  const { length } = text;
  return length <= limit || (length <= limit * unitsPerCharacter && countCharacters(text, limit) <= limit);
}

/**
 * Where characters end does not depend on the language, so English serves all. Missing in Firefox before 125: there letters
 * without their accents are counted, and the server has the last word.
 */
const segmenter = (Intl as Partial<typeof Intl>).Segmenter && new Intl.Segmenter('en');
