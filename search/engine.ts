import MiniSearch, { type Options } from 'minisearch';
import type { TermsFile } from './index-format.ts';
import { wordsIn } from './words.ts';

/**
 * A page section as the engine indexes it. Fields are terms (see `termsOf`) joined by spaces, because the engine
 * has one tokenizer for all sections, while ours depends on the section's language.
 */
export type SectionTerms = {
  /** Page number × `sectionsPerPage` + section number. */
  id: number;
  /** Title of the page; only set for its first section. */
  title: string;
  /** Synonyms that people search for and the page does not contain. */
  searchWords: string;
  heading: string;
  /** Title of the page; set for all other sections. */
  page: string;
  description: string;
  text: string;
};

/** Weight of each field. */
const boost = { title: 12, searchWords: 10, heading: 6, page: 2, description: 3, text: 1 };

const isLatin = (term: string) => /^[a-z0-9]+$/.test(term);

/** Options shared by indexing and search. Terms are already tokenized and folded. */
const options = {
  fields: Object.keys(boost),
  tokenize: (terms: string) => terms.split(' '),
  processTerm: (term: string) => term || null,
  searchOptions: {
    boost,
    tokenize: (term: string) => [term],
    // Two letters of Hangul or Han form a word; two Latin letters match too much.
    prefix: (term: string) => term.length >= (isLatin(term) ? 3 : 2),
    // Edit distance. Short words have too many near matches.
    fuzzy: (term: string) => (term.length >= 8 ? 2 : term.length >= (isLatin(term) ? 4 : 5) ? 1 : 0),
    weights: { fuzzy: 0.25, prefix: 0.4 },
  },
} satisfies Options<SectionTerms>;

export type Engine = MiniSearch<SectionTerms>;

/** Creates an empty index; used by the build. */
export function createEngine(): Engine {
  return new MiniSearch<SectionTerms>(options);
}

/** Loads an index written by the build, with pauses: in one go it would stop a slow phone for 0.1 s while somebody types. */
export function loadEngine(terms: TermsFile): Promise<Engine> {
  return MiniSearch.loadJSAsync<SectionTerms>(terms, options);
}

/**
 * The terms of a text, as the fields of {@link SectionTerms} hold them.
 *
 * @param tag language of the text, BCP 47
 * @param known see `wordsIn()`
 */
export function termsOf(text: string, tag: string, known?: Map<string, readonly string[]>): string[] {
  return wordsIn(text, tag, known).flatMap(({ terms }) => terms);
}
