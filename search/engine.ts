import MiniSearch, { type Options } from 'minisearch';
import type { TermsFile } from './index-format.ts';
import { wordsIn } from './words.ts';

/**
 * A section of a page as the engine sees it. Its fields are terms (see `termsOf`), joined by spaces, since the engine
 * has one tokenizer for all sections and ours depends on a section's language.
 */
export type SectionTerms = {
  /** Number of the page times `sectionsPerPage`, plus the number of the section. */
  id: number;
  /** Title of the page; of its opening only. */
  title: string;
  /** What people call it and the page doesn't. */
  searchWords: string;
  heading: string;
  /** Title of the page, for its other sections. */
  page: string;
  description: string;
  text: string;
};

/** How much a word counts by the field it is in. */
const boost = { title: 12, searchWords: 10, heading: 6, page: 2, description: 3, text: 1 };

const isLatin = (term: string) => /^[a-z0-9]+$/.test(term);

/** What index and search have in common. Terms are ready: nothing is left to cut or to fold. */
const options = {
  fields: Object.keys(boost),
  tokenize: (terms: string) => terms.split(' '),
  processTerm: (term: string) => term || null,
  searchOptions: {
    boost,
    tokenize: (term: string) => [term],
    // Two letters of Hangul or Han are a word, two of Latin hardly begin one.
    prefix: (term: string) => term.length >= (isLatin(term) ? 3 : 2),
    // Letters that may be wrong. Short words have too many neighbors.
    fuzzy: (term: string) => (term.length >= 8 ? 2 : term.length >= (isLatin(term) ? 4 : 5) ? 1 : 0),
    weights: { fuzzy: 0.25, prefix: 0.4 },
  },
} satisfies Options<SectionTerms>;

export type Engine = MiniSearch<SectionTerms>;

/** An empty index, for the build. */
export function createEngine(): Engine {
  return new MiniSearch<SectionTerms>(options);
}

/** The index that a build wrote. */
export function loadEngine(terms: TermsFile): Engine {
  return MiniSearch.loadJS<SectionTerms>(terms, options);
}

/**
 * The terms of a text, as the fields of {@link SectionTerms} hold them.
 *
 * @param tag language of the text, BCP 47
 */
export function termsOf(text: string, tag: string): string[] {
  return wordsIn(text, tag).flatMap(({ terms }) => [...terms]);
}
