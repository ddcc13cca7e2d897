import { wordsIn } from '#contracts/search/words.ts';

/** How much a word counts by where it stands. */
export const fieldWeight = { title: 12, searchWords: 10, heading: 6, description: 3, text: 1 } as const;

/** A text of a section, and how much its words count. */
export type Field = { text: string; weight: number };

/** A term's places in plain text are worth less the longer a section is; this many words are the usual length. */
const usualLength = 90;

/**
 * The weight of each term of a section: what it is worth where it stands, and how often it stands there, with less for
 * each further time (BM25: https://en.wikipedia.org/wiki/Okapi_BM25).
 *
 * @param tag language of the section
 * @param factor of all of the section's weights
 */
export function weighTerms(fields: readonly Field[], tag: string, factor: number): Map<string, number> {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { text, weight } of fields) {
    for (const { terms } of wordsIn(text, tag)) {
      if (weight === fieldWeight.text) length++;
      for (const [index, term] of terms.entries())
        counts.set(term, (counts.get(term) ?? 0) + weight * (index === 0 ? 1 : 0.5));
    }
  }
  const norm = 0.5 + 0.5 * (length / usualLength);
  return new Map(
    [...counts].map(([term, count]) => [
      term,
      Math.max(1, Math.round((factor * 40 * count) / (count + 2.5 * Math.max(norm, 0.6)))),
    ]),
  );
}
