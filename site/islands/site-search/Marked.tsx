import type { Passage } from '#search/passage.ts';

type MarkedProps = { parts: Passage };

/** A text of a search result, with the matched words marked. */
export function Marked({ parts }: MarkedProps) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
