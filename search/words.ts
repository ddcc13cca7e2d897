import { foldText } from './fold-text.ts';
import { formsOf } from './word-forms.ts';

/** A word with its position in the text. */
export type Word = { start: number; end: number; terms: readonly string[] };

const segmenters = new Map<string, Intl.Segmenter>();

/** Scripts without spaces: segmentation differs between browsers, so letter pairs are indexed too. */
const dense = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}$/u;

/** Hyphens, one of which doesn't break. */
const hyphen = /^[-\u2010\u2011]$/;

/** Part of a hyphenated word that is also written as one word: `Wi-Fi` and `wifi`, `e-mail` and `email`. */
const shortPart = /^\p{L}{1,4}$/u;

/**
 * Words of a text with their index terms. `Intl.Segmenter` splits Chinese, Japanese and Thai, and words at hyphens.
 *
 * @param tag language of the text, BCP 47
 * @param known terms of words seen before, to which new ones are added: a text has most words more than once
 */
export function wordsIn(text: string, tag: string, known = new Map<string, readonly string[]>()): Word[] {
  const words: Word[] = [];
  const [language = tag] = tag.split('-');
  for (const { segment, index, isWordLike } of segmenterOf(tag).segment(text)) {
    if (!isWordLike) continue;
    const terms = known.get(segment) ?? termsOfWord(segment, language);
    known.set(segment, terms);
    words.push({ start: index, end: index + segment.length, terms });
  }
  return words
    .map((word, index) => {
      const joined = [joinedTerm(text, words[index - 1], word), joinedTerm(text, word, words[index + 1])];
      return joined.some(Boolean) ? { ...word, terms: [...word.terms, ...joined.flatMap((term) => term ?? [])] } : word;
    })
    .filter(({ terms }) => terms.length > 0);
}

/** Two short words joined by a hyphen, as one term: both are found by it. */
function joinedTerm(text: string, first: Word | undefined, second: Word | undefined): string | undefined {
  if (!first || !second || !hyphen.test(text.slice(first.end, second.start))) return undefined;
  const parts = [text.slice(first.start, first.end), text.slice(second.start, second.end)];
  return parts.every((part) => shortPart.test(part)) ? foldText(parts.join('')) : undefined;
}

function termsOfWord(word: string, language: string): string[] {
  // The segmenter keeps words with an apostrophe whole; people search for their parts: `l’écran`.
  return foldText(word)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part.length > 1 || (part && word.length === 1))
    .flatMap((part) => [...formsOf(part, language), ...pairsOf(part)]);
}

function pairsOf(word: string): string[] {
  if (!dense.test(word)) return [];
  const letters = Array.from(word);
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

function segmenterOf(tag: string): Intl.Segmenter {
  const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, known);
  return known;
}
