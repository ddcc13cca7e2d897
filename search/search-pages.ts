import type { Query, SearchResult } from 'minisearch';
import type { Engine } from './engine.ts';
import { sectionsPerPage, type IndexedPage, type IndexFiles, type PageKind } from './index-format.ts';
import { markMatches, passageOf, type Passage } from './passage.ts';
import { wordsIn } from './words.ts';

/** A matching page or FAQ question. */
export type Result = {
  href: string;
  title: string;
  /** The title, split at the boundaries of matched words. */
  titleParts: Passage;
  kind: PageKind;
  /** Id of the app that it is about, if it is about one. */
  app: string | undefined;
  lang: string | undefined;
  /** Heading of the best section, or the page of a question; "" if the title is enough. */
  heading: string;
  passage: Passage;
};

/** The best results and the total count. */
export type Results = { total: number; results: readonly Result[] };

/** A loaded index. */
export type SearchIndex = Pick<IndexFiles, 'root' | 'page'> & { engine: Engine };

/** Results shown at first; a better query helps more than many. */
export const firstResults = 8;

/** Maximum query length in characters; longer ones are truncated. */
export const maxQueryLength = 200;

/** Maximum number of words; the rest are ignored. */
const maxWords = 10;

/**
 * Searches the pages of a language.
 *
 * @param kind restricts results to this kind
 * @param limit maximum number of results
 */
export async function searchPages(
  index: SearchIndex,
  query: string,
  kind?: PageKind,
  limit = firstResults,
): Promise<Results> {
  const { hits, matched } = findHits(index, query.slice(0, maxQueryLength), kind);
  const results = hits.slice(0, limit).map(async ({ id }) => {
    const page = await index.page(pageOf(id));
    return describe(page, id % sectionsPerPage, matched, index.root.tag);
  });
  return { total: hits.length, results: await Promise.all(results) };
}

type Hit = { id: number; score: number };

/** The best section of each page, best page first. A question of the FAQ counts as a page of its own. */
function findHits({ engine, root }: SearchIndex, query: string, kind: PageKind | undefined) {
  const words = queryWords(engine, query, root);
  const sections = engine.search(
    { combineWith: 'OR', queries: words.map(toQuery) },
    {
      boostDocument: (id) => root.pages[pageOf(id as number)]?.factor ?? 1,
      ...(kind && { filter: ({ id }) => root.pages[pageOf(id as number)]?.kind === kind }),
    },
  );
  const wordsOf = (section: SearchResult) =>
    words.filter(({ forms }) => section.queryTerms.some((term) => isOf(forms, term)));
  const found = sections.map((section) => ({ section, id: section.id as number, words: wordsOf(section) }));
  const rarity = new Map(
    words.map((word) => [word, rarityOf(word, found.filter((one) => one.words.includes(word)).length, engine)]),
  );
  const rarityOfAll = (some: readonly QueryWord[]) => some.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0);

  const best = new Map<number, Hit>();
  for (const { section, id, words: own } of found) {
    const score = section.score * (rarityOfAll(own) / rarityOfAll(words)) ** 2;
    const key = root.pages[pageOf(id)]?.kind === 'faq' ? id : pageOf(id) * sectionsPerPage;
    if (score > (best.get(key)?.score ?? 0)) best.set(key, { id, score });
  }
  return {
    hits: [...best.values()].sort((one, other) => other.score - one.score || one.id - other.id),
    matched: new Set(sections.flatMap(({ terms }) => terms)),
  };
}

/** A query word: all terms that match it, and whether it is very common. */
type QueryWord = { forms: readonly string[]; isCommon: boolean };

/** Inverse document frequency: https://en.wikipedia.org/wiki/Tf–idf. Common words have a small fixed value. */
function rarityOf({ isCommon }: QueryWord, sections: number, { documentCount }: Engine): number {
  return isCommon ? 0.1 : Math.log(1 + documentCount / Math.max(1, sections));
}

/** Words of a query, each with all terms that match it. */
function queryWords(engine: Engine, query: string, { tag, common }: IndexFiles['root']): readonly QueryWord[] {
  const words = wordsIn(query, tag).slice(0, maxWords);
  return words.flatMap(({ start, end, terms }): QueryWord[] => {
    if (terms.some((term) => common.includes(term))) return [{ forms: terms, isCommon: true }];
    // Untranslated documents are in the index in English.
    const english = /^[a-z]+$/i.test(query.slice(start, end)) ? wordsIn(query.slice(start, end), 'en') : [];
    const forms = [...new Set([...terms, ...english.flatMap((word) => word.terms)])];
    const word = (own: readonly string[]) => ({ forms: own, isCommon: false });
    if (forms.some((term) => isKnown(engine, term))) return [word(forms)];
    const swapped = forms.flatMap(swapNeighbors).filter((term) => isKnown(engine, term));
    const halves = splitCompound(engine, terms[0] ?? '');
    return halves && swapped.length === 0 ? halves.map((half) => word([half])) : [word([...forms, ...swapped])];
  });
}

/** Swaps neighboring letters (`phoots` for `photos`): a common typo, which the engine would count as two edits. */
function swapNeighbors(term: string): string[] {
  const letters = Array.from(term);
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
}

/**
 * Splits a compound if both parts are indexed: `killswitch` into `kill` and `switch`, `Handyreparatur` into `Handy` and
 * `Reparatur`, `앱잠금` into `앱` and `잠금`.
 */
function splitCompound(engine: Engine, word: string): [string, string] | undefined {
  const shortest = /^\p{Script=Hangul}+$/u.test(word) ? 1 : 4;
  for (let cut = word.length - shortest; cut >= shortest; cut--) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (isKnown(engine, head) && isKnown(engine, tail)) return [head, tail];
  }
  return undefined;
}

function isKnown(engine: Engine, term: string): boolean {
  return engine.search(term, { prefix: false, fuzzy: false }).length > 0;
}

/** Languages without stemming rules match by common prefix: `valokuvien` and `valokuvat`. */
function beginningOf(term: string): string | undefined {
  return term.length >= 6 ? term.slice(0, Math.ceil(term.length * 0.65)) : undefined;
}

function isOf(forms: readonly string[], queryTerm: string): boolean {
  return forms.some((form) => form === queryTerm || beginningOf(form) === queryTerm);
}

function toQuery({ forms, isCommon }: QueryWord): Query {
  if (isCommon) return { combineWith: 'OR', queries: [...forms], prefix: false, fuzzy: false, boostTerm: () => 0.2 };
  const beginnings = forms.flatMap((form) => beginningOf(form) ?? []);
  return {
    combineWith: 'OR',
    queries: [...forms, { queries: beginnings, prefix: true, fuzzy: false, boostTerm: () => 0.2 }],
  };
}

function pageOf(id: number): number {
  return Math.floor(id / sectionsPerPage);
}

function describe(page: IndexedPage, number: number, matched: ReadonlySet<string>, tag: string): Result {
  const { href, title, kind, app, lang, sections } = page;
  const section = sections[number] ?? sections[0] ?? { heading: '', anchor: '', text: '' };
  const isQuestion = kind === 'faq' && section.heading !== '';
  const ownTitle = isQuestion ? section.heading : title;
  return {
    href: section.anchor ? `${href}#${section.anchor}` : href,
    title: ownTitle,
    titleParts: markMatches(ownTitle, matched, lang ?? tag),
    kind,
    app,
    lang,
    heading: isQuestion ? title : section.heading,
    passage: passageOf(section.text, matched, lang ?? tag),
  };
}
