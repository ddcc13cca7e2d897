/**
 * The first sentence of a text, and the rest, which is empty in a text of one sentence, and in languages that don't mark
 * the ends of sentences.
 *
 * @param tag BCP 47 tag of the text's language
 */
export function firstSentence(text: string, tag: string): { first: string; rest: string } {
  const [{ segment = text } = {}] = new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text);
  return { first: segment.trim(), rest: text.slice(segment.length).trim() };
}
