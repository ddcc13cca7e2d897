import { wordsIn, type Word } from './words.ts';

/** An excerpt, split at the boundaries of matched words. */
export type Passage = readonly { text: string; isMatch: boolean }[];

/** Length of an excerpt in characters: two lines on a wide screen. */
const passageLength = 180;

/** Characters before the first match, for context. */
const leadLength = 40;

/**
 * The excerpt of a text with the most distinct matched terms.
 *
 * @param matched matched terms
 * @param tag language of the text
 */
export function passageOf(text: string, matched: ReadonlySet<string>, tag: string): Passage {
  const words = wordsIn(text, tag);
  const hits = words.filter(({ terms }) => terms.some((term) => matched.has(term)));
  const best = bestStart(hits, matched);
  const first = best && words.find(({ start }) => start >= best.start - leadLength);
  const from = !first || best.start < leadLength ? 0 : first.start;
  const last = words.findLast(({ end }) => end <= from + passageLength);
  const to = text.length - from <= passageLength ? text.length : Math.max(last?.end ?? 0, best?.end ?? 0);

  const parts = splitAt(text, hits, from, to);
  const ellipsis = { text: '…', isMatch: false };
  return [...(from > 0 ? [ellipsis] : []), ...parts, ...(to < text.length ? [ellipsis] : [])];
}

/** All of a short text, with its matches. Parameters as in `passageOf`. */
export function markMatches(text: string, matched: ReadonlySet<string>, tag: string): Passage {
  const hits = wordsIn(text, tag).filter(({ terms }) => terms.some((term) => matched.has(term)));
  return splitAt(text, hits, 0, text.length);
}

/** The part of a text between two positions, split at the boundaries of the matches in it. */
function splitAt(text: string, hits: readonly Word[], from: number, to: number): Passage {
  const parts: { text: string; isMatch: boolean }[] = [];
  let done = from;
  for (const { start, end } of hits) {
    if (start < from || end > to) continue;
    parts.push({ text: text.slice(done, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    done = end;
  }
  parts.push({ text: text.slice(done, to), isMatch: false });
  return parts.filter((part) => part.text);
}

/** The match that starts the excerpt with the most distinct terms. */
function bestStart(hits: readonly Word[], matched: ReadonlySet<string>): Word | undefined {
  let best: Word | undefined;
  let most = 0;
  for (const [index, hit] of hits.entries()) {
    const inside = hits.slice(index, index + 24).filter(({ end }) => end <= hit.start + passageLength - leadLength);
    const different = new Set(inside.flatMap(({ terms }) => terms.filter((term) => matched.has(term)))).size;
    if (different > most) [best, most] = [hit, different];
  }
  return best;
}
