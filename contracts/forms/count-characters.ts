import { unitsPerCharacter } from './limits.ts';

/**
 * Length of a text in user-perceived characters (grapheme clusters): accents and parts of emoji do not count extra.
 *
 * @param max where counting stops: the result is at most `max + 1`. Counting is by far the most expensive step
 *   of validation, so a client must not be able to make the server count an overlong text to its end.
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
 * Grapheme boundaries do not depend on the language, so English works for all. Missing in Firefox before 125: there code
 * points without accents are counted, and the server decides.
 */
const segmenter = (Intl as Partial<typeof Intl>).Segmenter && new Intl.Segmenter('en');
