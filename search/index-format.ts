/**
 * The files of a search index, one set per language, written by the build and read by browser and server:
 *
 *     <prefix>/search/index.json     where the rest is, and what the pages are
 *     <folder>/terms.json            the index itself, as minisearch writes it
 *     <folder>/page-<n>.json         the words of one page, for the excerpts that results show
 *
 * The folder's name holds a hash of its content, so its files never change.
 */
import type { AsPlainObject } from 'minisearch';

/** What a page is: its label among results, and a filter of searches. */
export const pageKinds = ['product', 'page', 'faq', 'documentation', 'blog', 'news', 'job', 'legal'] as const;

/** One of {@link pageKinds}. */
export type PageKind = (typeof pageKinds)[number];

/** `index.json`: small, and fetched again at each visit's first search. */
export type IndexRoot = {
  folder: string;
  /** BCP 47 tag of the pages. */
  tag: string;
  /** Kind of each page, and how much its words count (1 is the usual), by page number. */
  pages: readonly { kind: PageKind; factor: number }[];
  /** Terms so common that the text of sections is not indexed for them; titles and headings are. */
  common: readonly string[];
};

/** `terms.json`. */
export type TermsFile = AsPlainObject;

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

/** The files of an index, wherever they are read from: the network in a browser, the disk on the server. */
export type IndexFiles = {
  root: IndexRoot;
  terms: TermsFile;
  page: (page: number) => Promise<IndexedPage>;
};

/** More sections of a page are left out: none has as many. */
export const sectionsPerPage = 32;

/** Name of the index itself in its folder. */
export const termsFile = 'terms.json';

/** Name of the file with a page's words in the index's folder. */
export const pageFile = (page: number): string => `page-${page}.json`;
