/**
 * The sentences of a text: a single one in languages that don't mark the ends of sentences.
 *
 * @param tag BCP 47 tag of the text's language
 */
export function sentences(text: string, tag: string): string[] {
  return Array.from(new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text), ({ segment }) =>
    segment.trim(),
  );
}
