import { findMatches, type SoughtWord } from './find-matches.ts';
import {
  pageKinds,
  sectionsPerPage,
  type IndexedPage,
  type IndexRoot,
  type IndexSource,
  type PageKind,
} from './index-format.ts';
import { passageOf, type Passage } from './passage.ts';

/** A page, or a question of the FAQ, that fits. */
export type Result = {
  href: string;
  title: string;
  kind: PageKind;
  lang: string | undefined;
  /** The section that fits best, or the page a question stands on; "" where the title says it all. */
  heading: string;
  passage: Passage;
};

/** The best results, and how many there are in all. */
export type Results = { total: number; results: readonly Result[] };

/** How many results are shown: what is further down is better found by another word. */
const shownResults = 8;

/** Longer queries are cut. */
export const longestQuery = 200;

/**
 * Searches the pages of a language.
 *
 * @param kind pages of this kind only
 */
export async function searchPages(source: IndexSource, query: string, kind?: PageKind): Promise<Results> {
  const words = await findMatches(source, query.slice(0, longestQuery));
  const hits = rank(source.root, words, kind);
  const matched = new Set(words.flatMap(({ terms }) => [...terms]));
  const results = hits.slice(0, shownResults).map(async ({ place }) => {
    const page = await source.page(Math.floor(place / sectionsPerPage));
    return describe(page, place % sectionsPerPage, matched, source.root.tag);
  });
  return { total: hits.length, results: await Promise.all(results) };
}

type Hit = { place: number; score: number };

/** A question of the FAQ counts for itself, any other section for its page. */
function rank({ kinds }: IndexRoot, words: readonly SoughtWord[], kind: PageKind | undefined): Hit[] {
  const kindOf = (place: number) => pageKinds[parseInt(kinds[Math.floor(place / sectionsPerPage)] ?? '', 36)] ?? 'page';
  const groups = new Map<number, Set<number>>();
  for (const { places, isHelp } of words) {
    if (isHelp) continue;
    for (const place of places.keys()) {
      const own = kindOf(place);
      if (kind && own !== kind) continue;
      const group = own === 'faq' ? place : openingOf(place);
      groups.set(group, (groups.get(group) ?? new Set()).add(place));
    }
  }
  const sought = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const hits = [...groups].map(([group, places]): Hit => {
    let score = 0;
    let found = 0;
    const sums = new Map<number, number>();
    for (const word of words) {
      // What the page is called helps each of its questions.
      let best = group === openingOf(group) ? 0 : 0.5 * (word.places.get(openingOf(group)) ?? 0);
      for (const place of places) {
        const own = word.places.get(place) ?? 0;
        sums.set(place, (sums.get(place) ?? 0) + own);
        best = Math.max(best, own);
      }
      score += word.isHelp ? best / 4 : best;
      if (best > 0) found += word.rarity;
    }
    const [place] = [...sums].reduce((one, other) => (other[1] > one[1] ? other : one), [group, 0]);
    return { place, score: score * (found / sought) ** 2 };
  });
  return hits.sort((one, other) => other.score - one.score || one.place - other.place);
}

function openingOf(place: number): number {
  return place - (place % sectionsPerPage);
}

function describe(page: IndexedPage, number: number, matched: ReadonlySet<string>, tag: string): Result {
  const { href, title, kind, lang, sections } = page;
  const section = sections[number] ?? sections[0] ?? { heading: '', anchor: '', text: '' };
  const isQuestion = kind === 'faq' && section.heading !== '';
  return {
    href: section.anchor ? `${href}#${section.anchor}` : href,
    title: isQuestion ? section.heading : title,
    kind,
    lang,
    heading: isQuestion ? title : section.heading,
    passage: passageOf(section.text, matched, lang ?? tag),
  };
}
