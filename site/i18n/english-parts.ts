import { Parser } from 'htmlparser2';

/** Left-to-right isolate and its end: keeps an English part in order within text of any direction. */
const start = '\u2066';
const end = '\u2069';

/** Marks a label shown in English because its translation is missing. */
export function markEnglish(text: string): string {
  return start + text + end;
}

/** Whether a text was marked by `markEnglish()`. */
export function isMarked(text: string): boolean {
  return text.startsWith(start) && text.endsWith(end);
}

/**
 * Where no element can be inserted: the text of these elements, and islands, whose markup must match their props
 * (`site/inline/english-words.ts` handles those in the browser).
 */
const skipped = new Set(['script', 'style', 'title', 'textarea', 'option', 'react-island']);

/** Wraps each marked text of a page in an element with `lang="en"`, so that it is read out as English. */
export function wrapEnglishParts(html: string): string {
  if (!html.includes(start)) return html;
  const texts: { start: number; end: number }[] = [];
  let skippedDepth = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (skipped.has(name)) skippedDepth++;
    },
    ontext: () => {
      const last = texts.at(-1);
      if (skippedDepth > 0) return;
      // A text with an entity comes in pieces.
      if (last?.end === parser.startIndex) last.end = parser.endIndex + 1;
      else texts.push({ start: parser.startIndex, end: parser.endIndex + 1 });
    },
    onclosetag: (name) => {
      if (skipped.has(name)) skippedDepth--;
    },
  });
  parser.end(html);
  let position = 0;
  const parts = texts.flatMap((text) => {
    const before = html.slice(position, text.start);
    position = text.end;
    return [before, html.slice(text.start, text.end).replace(markedText, '<span lang="en" dir="ltr">$1</span>')];
  });
  return parts.join('') + html.slice(position);
}

const markedText = new RegExp(`${start}([^<${start}${end}]*)${end}`, 'g');
