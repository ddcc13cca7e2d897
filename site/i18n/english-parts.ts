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
const skippedElements = String.raw`<(script|style|title|textarea|option|astro-island)\b[\s\S]*?<\/\1>`;

/** A marked text, up to the next tag; never matches inside a tag or attribute. */
const markedText = `${start}([^<${start}${end}]*)${end}(?=[^<>]*<)`;

const pattern = new RegExp(`${skippedElements}|${markedText}`, 'g');

/** Wraps each marked text of a page in an element with `lang="en"`, so that it is read out as English. */
export function wrapEnglishParts(html: string): string {
  if (!html.includes(start)) return html;
  return html.replace(pattern, (whole, element: string | undefined, text: string) =>
    element === undefined ? `<span lang="en" dir="ltr">${text}</span>` : whole,
  );
}
