/** Silent reading of prose, words a minute: M. Brysbaert, "How many words do we read per minute?" (2019). */
const wordsPerMinute = 238;

/**
 * How long a text takes to read, in whole minutes, one at least. Words are cut by `Intl.Segmenter`, so that languages
 * without spaces count as well.
 *
 * @param html rendered Markdown
 * @param tag the text's language
 */
export function readingMinutes(html: string, tag: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ');
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) if (isWordLike) words++;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
