import { unitsPerCharacter } from './limits.ts';

/** Length of a text in characters as its writer counts them: letters with their accents, emoji with their parts. */
export function countCharacters(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}

/** Whether a text has at most `limit` characters. Cheap for what is much too long, whoever sends it. */
export function isWithin(text: string, limit: number): boolean {
  // A character has at least one code unit.
  if (text.length <= limit) return true;
  return text.length <= limit * unitsPerCharacter && countCharacters(text) <= limit;
}

/** Where characters end does not depend on the language, so English serves all. */
const segmenter = new Intl.Segmenter('en');
