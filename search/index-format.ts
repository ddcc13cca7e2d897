/**
 * The files of a search index, one set per language, written by the build and read by browser and server:
 *
 *     <prefix>/search/index.json     location of the other files, and the list of pages
 *     <folder>/terms.json            the index as serialized by minisearch
 *     <folder>/page-<n>.json         the text of one page, for excerpts in results
 *
 * The folder name contains a hash of its content, so its files never change.
 */
import type { AsPlainObject } from 'minisearch';

/** Kind of a page: its label in results, and a search filter. */
export const pageKinds = ['product', 'page', 'faq', 'documentation', 'blog', 'news', 'job', 'legal'] as const;

/** One of {@link pageKinds}. */
export type PageKind = (typeof pageKinds)[number];

/** `index.json`: small, fetched again for the first search of every visit. */
export type IndexRoot = {
  folder: string;
  /** BCP 47 tag of the pages. */
  tag: string;
  /** Kind and weight (1 by default) of each page, by page number. */
  pages: readonly { kind: PageKind; factor: number }[];
  /** Terms too common to index in body text; titles and headings still index them. */
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
  /** Id of the app that it is about, if it is about one. */
  app?: string;
  /** Language of the text, if it differs from the page's. */
  lang?: string;
  /** The introduction comes first, with empty `heading` and `anchor`. */
  sections: readonly { heading: string; anchor: string; text: string }[];
};

/** Access to index files: over the network in browsers, from disk on the server. */
export type IndexFiles = {
  root: IndexRoot;
  terms: TermsFile;
  page: (page: number) => Promise<IndexedPage>;
};

/** Maximum sections per page. No page has this many. */
export const sectionsPerPage = 32;

/** File name of the serialized index. */
export const termsFile = 'terms.json';

/** File name of the text of a page. */
export const pageFile = (page: number): string => `page-${page}.json`;
