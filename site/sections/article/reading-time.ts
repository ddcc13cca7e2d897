import { plainText } from '#site/documents/html-tree.ts';

/**
 * Silent reading speed in words per minute: between 238 (M. Brysbaert, "How many words do we read per minute?", 2019)
 * and 200, for readers on phones.
 */
const wordsPerMinute = 220;

/**
 * Characters per minute in languages without spaces between words: S. Trauzettel-Klosinski and K. Dietz, "Standardized
 * assessment of reading performance: the new international reading speed texts IReST" (2012).
 */
const charactersPerMinute: Readonly<Record<string, number>> = { zh: 255, ja: 357 };

/**
 * The reading time of a text in whole minutes, at least 1. Chinese and Japanese are counted in characters; Thai, which
 * has no spaces either, is segmented into words by `Intl.Segmenter`.
 *
 * @param html rendered Markdown
 * @param tag language of the text
 */
export function readingMinutes(html: string, tag: string): number {
  const known = countCache.get(tag) ?? new Map<string, number>();
  countCache.set(tag, known);
  const minutes = known.get(html) ?? count(html, tag);
  known.set(html, minutes);
  return minutes;
}

/** Cache by language and text, because every list that shows an article needs its reading time. */
const countCache = new Map<string, Map<string, number>>();

function count(html: string, tag: string): number {
  const text = plainText(html);
  const characters = charactersPerMinute[tag.split('-')[0] ?? ''];
  const minutes = characters ? countLetters(text) / characters : countWords(text, tag) / wordsPerMinute;
  return Math.max(1, Math.round(minutes));
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function countWords(text: string, tag: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) if (isWordLike) words++;
  return words;
}
