import {
  pageKinds,
  sectionsPerPage,
  type IndexedPage,
  type IndexRoot,
  type TermsPart,
} from '#contracts/search/index-format.ts';
import { compoundSplitter } from './split-compounds.ts';
import { fieldWeight, weighTerms, type Field } from './weigh-terms.ts';

/** A page to be indexed. */
export type PageToIndex = IndexedPage & {
  description: string;
  /** Its first heading, which says more than the title, or something else. */
  heading: string;
  /** Further words people use for each section, which it does not say itself. */
  searchWords: readonly string[];
  factor: number;
};

/** An index but for the name of its folder and the words of its pages. */
export type SearchIndex = { root: Omit<IndexRoot, 'folder'>; parts: TermsPart[] };

/** A term that stands in more than this share of the sections says nothing in plain text. */
const commonShare = 0.2;

/** Of a term that stands in very many places only the weightiest are kept. */
const mostPlaces = 400;

/** Numbers and letters in a part: about 3 kB as sent. */
const partSize = 9_000;

/** A term that stands only in plain text weighs at most this (see `weighTerms`). */
const plainWeight = 24;

/** A place and its weight in turns: millions of pairs of their own would not fit into memory. */
type Places = number[];

/**
 * Makes the index of a language.
 *
 * @param pages in the order in which equals are shown; taken one after the other and not kept
 * @param tag BCP 47 tag of the language
 */
export function makeIndex(pages: Iterable<PageToIndex>, tag: string): SearchIndex {
  const places = new Map<string, Places>();
  let sections = 0;
  let kinds = '';
  for (const page of pages) {
    const number = kinds.length;
    kinds += pageKinds.indexOf(page.kind).toString(36);
    for (const [index, section] of page.sections.entries()) {
      sections++;
      const fields = [
        { text: page.searchWords[index] ?? '', weight: fieldWeight.searchWords },
        ...(index === 0 ? openingFields(page, section.text) : sectionFields(section)),
      ];
      const place = number * sectionsPerPage + Math.min(index, sectionsPerPage - 1);
      for (const [term, weight] of weighTerms(fields, page.lang ?? tag, page.factor)) {
        const known = places.get(term);
        if (known) known.push(place, weight);
        else places.set(term, [place, weight]);
      }
    }
  }
  addCompounds(places, tag);
  const common = [...places]
    .filter(([, own]) => own.length / 2 > Math.max(12, commonShare * sections))
    .map(([term]) => term);
  for (const term of common) places.set(term, placesOfCommon(places.get(term) ?? []));
  const parts = cut([...places].filter(([, own]) => own.length > 0));
  return {
    root: {
      tag,
      sections,
      parts: parts.map(({ terms: [first = ''] }) => first),
      common: common.sort(),
      kinds,
    },
    parts,
  };
}

/** What a browser reads of a page that was found. */
export function toIndexedPage({ href, title, kind, lang, sections }: PageToIndex): IndexedPage {
  return { href, title, kind, ...(lang && { lang }), sections };
}

function openingFields(page: PageToIndex, text: string): Field[] {
  return [
    { text: page.title, weight: fieldWeight.title },
    { text: page.heading === page.title ? '' : page.heading, weight: fieldWeight.heading },
    { text: page.description, weight: fieldWeight.description },
    { text, weight: fieldWeight.text },
  ];
}

function sectionFields({ heading, text }: IndexedPage['sections'][number]): Field[] {
  return [
    { text: heading, weight: fieldWeight.heading },
    { text, weight: fieldWeight.text },
  ];
}

/** Halves of compounds are found where the compound stands, for half of its weight. */
function addCompounds(places: Map<string, Places>, tag: string): void {
  const [language = tag] = tag.split('-');
  const split = compoundSplitter(language, new Set(places.keys()));
  for (const [term, own] of [...places]) {
    for (const half of split(term)) {
      const known = new Map(pairsOf(places.get(half) ?? []));
      for (const [place, weight] of pairsOf(own))
        known.set(place, Math.max(known.get(place) ?? 0, Math.ceil(weight / 2)));
      places.set(half, [...known].flat());
    }
  }
}

function placesOfCommon(places: Places): Places {
  return pairsOf(places)
    .filter(([, weight]) => weight > plainWeight)
    .flat();
}

function pairsOf(places: Places): [place: number, weight: number][] {
  return Array.from({ length: places.length / 2 }, (_, index) => [places[2 * index] ?? 0, places[2 * index + 1] ?? 0]);
}

/** Cuts the terms, sorted, into parts of about the same size. */
function cut(all: readonly (readonly [string, Places])[]): TermsPart[] {
  const parts: { terms: string[]; places: number[][] }[] = [];
  let size = partSize;
  for (const [term, places] of [...all].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const encoded = encode(places);
    if (size >= partSize) {
      parts.push({ terms: [], places: [] });
      size = 0;
    }
    parts.at(-1)?.terms.push(term);
    parts.at(-1)?.places.push(encoded);
    size += term.length + 3 + encoded.join().length;
  }
  return parts;
}

function encode(places: Places): number[] {
  const kept = pairsOf(places)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostPlaces)
    .sort(([one], [other]) => one - other);
  let before = 0;
  return kept.flatMap(([place, weight]) => {
    const difference = place - before;
    before = place;
    return [difference, weight];
  });
}
