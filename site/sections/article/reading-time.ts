/**
 * Silent reading, words a minute: between the 238 of M. Brysbaert, "How many words do we read per minute?" (2019), and
 * the 200 of who reads on a phone.
 */
const wordsPerMinute = 220;

/**
 * Characters a minute where words are not set apart: S. Trauzettel-Klosinski and K. Dietz, "Standardized assessment of
 * reading performance: the new international reading speed texts IReST" (2012).
 */
const charactersPerMinute: Readonly<Record<string, number>> = { zh: 255, ja: 357 };

/**
 * How long a text takes to read, in whole minutes, one at least. Chinese and Japanese are counted by characters; Thai,
 * which has no spaces either, is cut into words by `Intl.Segmenter`.
 *
 * @param html rendered Markdown
 * @param tag the text's language
 */
export function readingMinutes(html: string, tag: string): number {
  const known = counted.get(tag) ?? new Map<string, number>();
  counted.set(tag, known);
  const minutes = known.get(html) ?? count(html, tag);
  known.set(html, minutes);
  return minutes;
}

/** Every list that shows an article asks again. By language, then by text. */
const counted = new Map<string, Map<string, number>>();

function count(html: string, tag: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ');
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
