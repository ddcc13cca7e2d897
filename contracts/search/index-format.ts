/**
 * The files of a search index, one set per language, written by the build and read by browser and server:
 *
 *     <prefix>/search/index.json         what there is
 *     <folder>/terms-<n>.json            words and where they stand, cut into parts by the alphabet
 *     <folder>/page-<n>.json             the words of one page, for the passages that results show
 *
 * The folder's name holds a hash of all that is in it, so its files never change.
 */

/** `index.json`: small, and asked for at each first search. */
export type IndexRoot = {
  folder: string;
  /** BCP 47 tag of the pages. */
  tag: string;
  /** How many sections there are, for the weight of rare words. */
  sections: number;
  /** The first term of each part, in the order of code units. */
  parts: readonly string[];
  /** Terms so common that their places in plain text are left out. */
  common: readonly string[];
  /** A letter for each page: its place in {@link pageKinds}, in base 36. */
  kinds: string;
};

/**
 * Words and where they stand: a place and its weight, in turns, for each term. A place is the number of a page times
 * {@link sectionsPerPage} plus the number of the section; it is written as the difference to the one before.
 */
export type TermsPart = { terms: readonly string[]; places: readonly (readonly number[])[] };

/** What a page is, for its label among results and for searches in one kind. */
export const pageKinds = ['product', 'page', 'faq', 'documentation', 'blog', 'news', 'job', 'legal'] as const;

/** One of {@link pageKinds}. */
export type PageKind = (typeof pageKinds)[number];

/** `page-<n>.json`. */
export type IndexedPage = {
  /** Its address, `/de/product/vpn`. */
  href: string;
  title: string;
  kind: PageKind;
  /** Language of its words, where it is not the page's. */
  lang?: string;
  /** The page's opening first; of it, `heading` and `anchor` are empty. */
  sections: readonly { heading: string; anchor: string; text: string }[];
};

/** Where an index is read from: over the network in a browser, from the disk on the server. */
export type IndexSource = {
  root: IndexRoot;
  terms: (part: number) => Promise<TermsPart>;
  page: (page: number) => Promise<IndexedPage>;
};

/** More sections of a page are counted as parts of its last. */
export const sectionsPerPage = 32;

/** The file of a part of the terms, in the index's folder. */
export const termsFile = (part: number): string => `terms-${part}.json`;

/** The file of a page's words, in the index's folder. */
export const pageFile = (page: number): string => `page-${page}.json`;
