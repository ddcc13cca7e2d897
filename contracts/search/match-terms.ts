import { editDistance } from './edit-distance.ts';

/** A term of the index that a word of a query may mean, and how likely: 1 is the word itself. */
export type Match = { term: string; quality: number };

/** From this quality on a word needs no guesses. */
export const surelyMeant = 0.8;

/**
 * The terms of a list that a word may mean: itself, a longer word it begins, one that shares most of its beginning.
 *
 * @param forms what the word stands for, the likeliest first (`formsOf`)
 * @param terms terms of the index
 */
export function matchTerms(forms: readonly string[], terms: readonly string[]): Match[] {
  return collect(terms, (term) =>
    Math.max(0, ...forms.map((form, index) => likeness(form, term) * (index === 0 ? 1 : 0.8))),
  );
}

/** The terms that a misspelled word may mean: one letter off, or two where it is long. */
export function guessTerms(forms: readonly string[], terms: readonly string[]): Match[] {
  return collect(terms, (term) =>
    Math.max(
      0,
      ...forms.map((form) => {
        const limit = form.length >= 8 ? 2 : form.length >= 4 ? 1 : 0;
        const distance = limit > 0 ? editDistance(form, term, limit) : 1;
        return distance > limit ? 0 : 0.7 - 0.15 * distance;
      }),
    ),
  );
}

function collect(terms: readonly string[], qualityOf: (term: string) => number): Match[] {
  return terms.flatMap((term) => {
    const quality = qualityOf(term);
    return quality > 0 ? [{ term, quality }] : [];
  });
}

function likeness(form: string, term: string): number {
  if (form === term) return 1;
  if (term.startsWith(form)) return 0.4 + 0.35 * (form.length / term.length);
  let shared = 0;
  while (shared < form.length && form[shared] === term[shared]) shared++;
  const share = shared / Math.max(form.length, term.length);
  return shared >= 3 && share >= 0.66 ? 0.6 * share : 0;
}
