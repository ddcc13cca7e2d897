import type { IndexSource, TermsPart } from './index-format.ts';
import { guessTerms, matchTerms, surelyMeant, type Match } from './match-terms.ts';
import { wordsIn } from './words.ts';

/** A word of a query: where what it may mean stands, with weights, and how rare that is. */
export type SoughtWord = {
  places: ReadonlyMap<number, number>;
  terms: ReadonlySet<string>;
  rarity: number;
  /** It helps to rank what others find, and finds nothing itself. */
  isHelp?: boolean;
};

/** Further words of a query are not looked at. */
const mostWords = 8;

/**
 * Parts of the index, 3 kB each, that a search may load for the words as they are written, and again for what they may have been meant
 * to be. Shared among the words: of a long query each has one, and is not guessed at, since there are enough others.
 */
const mostParts = { written: 6, meant: 4 };

/** No word has use for more. */
const mostPartsOfWord = 3;

/** Of the common words of a query so many are looked up, the longest first: articles and the like are short. */
const mostCommonWords = 2;

/**
 * Finds the places of each word of a query. Common words, which the index knows from titles and headings only, help to
 * rank, but a page need not have them, unless there are no others.
 */
export async function findMatches(source: IndexSource, query: string): Promise<SoughtWord[]> {
  const all = wordsIn(query, source.root.tag).map(({ terms }) => terms);
  const isCommon = ([stem = '']: readonly string[]) => source.root.common.includes(stem);
  const rare = all.filter((forms) => !isCommon(forms)).slice(0, mostWords);
  const common = all
    .filter(isCommon)
    .sort(([one = ''], [other = '']) => other.length - one.length)
    .slice(0, mostCommonWords);
  const sought = [...rare, ...common];
  const found = await Promise.all(sought.map((forms) => findWord(source, forms, sought.length)));
  const helping = rare.length > 0 ? common.length : 0;
  return found.flatMap((words, index) =>
    index < found.length - helping ? words : words.map((word) => ({ ...word, rarity: 0, isHelp: true })),
  );
}

/** The places of a word; of its halves, where it is a compound that the index does not know. */
async function findWord(source: IndexSource, forms: readonly string[], words: number): Promise<SoughtWord[]> {
  const most = {
    near: Math.max(1, shareOf(mostParts.written, words)),
    wide: shareOf(mostParts.meant, words),
  };
  const near = await loadParts(source, forms.flatMap(neighborhood), most.near);
  let matches = matchTerms(forms, near.terms);
  if (!isSure(matches)) {
    const wide = await loadParts(source, forms.slice(0, 1).flatMap(sameInitial), most.wide);
    matches = [...matches, ...guessTerms(forms, wide.terms)];
    if (!isGood(matches)) {
      const halves = splitCompound(forms[0] ?? '', near.terms);
      if (halves) return (await Promise.all(halves.map((half) => findHalf(source, half, most.near)))).flat();
    }
    return [weigh(source, matches, join(near, wide))];
  }
  return [weigh(source, matches, near)];
}

function shareOf(parts: number, words: number): number {
  return Math.min(mostPartsOfWord, Math.floor(parts / words));
}

async function findHalf(source: IndexSource, half: string, most: number): Promise<SoughtWord> {
  const near = await loadParts(source, neighborhood(half), most);
  return weigh(source, matchTerms([half], near.terms), near);
}

const isSure = (matches: readonly Match[]) => matches.some(({ quality }) => quality >= surelyMeant);
const isGood = (matches: readonly Match[]) => matches.some(({ quality }) => quality >= 0.5);

type Postings = { terms: readonly string[]; places: ReadonlyMap<string, readonly number[]> };

/** The longest known word that begins a longer one, and what is left. */
function splitCompound(word: string, terms: readonly string[]): [string, string] | undefined {
  const [first] = terms
    .filter((term) => term.length >= 4 && word.length - term.length >= 3 && word.startsWith(term))
    .sort((one, other) => other.length - one.length);
  return first === undefined ? undefined : [first, word.slice(first.length)];
}

/** Stretches of the alphabet where a word's relatives are: itself, longer ones, those that share most of its beginning. */
function neighborhood(form: string): [string, string][] {
  const beginning = form.slice(0, Math.max(3, Math.ceil(form.length * 0.6)));
  return [
    [form, `${form}\uffff`],
    [beginning, `${beginning}\uffff`],
  ];
}

function sameInitial(form: string): [string, string][] {
  const [initial = ''] = form;
  return [
    [form.slice(0, 2), `${form.slice(0, 2)}\uffff`],
    [initial, `${initial}\uffff`],
  ];
}

/** The parts that hold stretches of the alphabet, as many as allowed, the first stretches first. */
async function loadParts(
  { root, terms }: IndexSource,
  stretches: readonly [string, string][],
  most: number,
): Promise<Postings> {
  const numbers = new Set<number>();
  for (const [from, to] of stretches) {
    for (let part = partOf(root.parts, from); part <= partOf(root.parts, to); part++)
      if (numbers.size < most) numbers.add(part);
  }
  return collect(await Promise.all([...numbers].map((number) => terms(number))));
}

/** The last part that begins before a term, or with it. */
function partOf(parts: readonly string[], term: string): number {
  const after = parts.findIndex((first) => first > term);
  return Math.max(0, (after < 0 ? parts.length : after) - 1);
}

function collect(parts: readonly TermsPart[]): Postings {
  const places = new Map(
    parts.flatMap((part) => part.terms.map((term, index) => [term, part.places[index] ?? []] as const)),
  );
  return { terms: [...places.keys()], places };
}

function join(one: Postings, other: Postings): Postings {
  const places = new Map([...one.places, ...other.places]);
  return { terms: [...places.keys()], places };
}

/** Adds up what the matches of a word say about each place: the best one counts. */
function weigh({ root }: IndexSource, matches: readonly Match[], { places }: Postings): SoughtWord {
  const weights = new Map<number, number>();
  let rarity = 0;
  for (const { term, quality } of matches) {
    const own = places.get(term) ?? [];
    const rare = rarityOf(root.sections, own.length / 2);
    if (quality >= 0.5) rarity = Math.max(rarity, rare);
    let place = 0;
    for (let index = 0; index < own.length; index += 2) {
      place += own[index] ?? 0;
      weights.set(place, Math.max(weights.get(place) ?? 0, quality * rare * (own[index + 1] ?? 0)));
    }
  }
  return {
    places: weights,
    terms: new Set(matches.map(({ term }) => term)),
    rarity: rarity || rarityOf(root.sections, 1),
  };
}

/** Inverse document frequency: https://en.wikipedia.org/wiki/Tf–idf */
function rarityOf(sections: number, having: number): number {
  return Math.log(1 + sections / Math.max(1, having));
}
