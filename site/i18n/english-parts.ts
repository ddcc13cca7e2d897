/** Left-to-right isolate and its end: how plain text keeps an English part in order within a sentence of any direction. */
const start = '\u2066';
const end = '\u2069';

/** Marks a label for which a language has no text yet, and which is therefore shown in English. */
export function markEnglish(text: string): string {
  return start + text + end;
}

/** Whether `markEnglish()` made a text. */
export function isMarked(text: string): boolean {
  return text.startsWith(start) && text.endsWith(end);
}

/** What has no place for an element: texts of these, and all that an island shows, which has to be what its props say (`site/inline/english-words.ts`
names it in the browser). */
const untouched = String.raw`<(script|style|title|textarea|option|astro-island)\b[\s\S]*?<\/\1>`;

/** A marked text, up to the next tag; within a tag, and so in an attribute, none is found. */
const part = `${start}([^<${start}${end}]*)${end}(?=[^<>]*<)`;

const pattern = new RegExp(`${untouched}|${part}`, 'g');

/** Gives each marked text of a page an element that says its language, so that it is read out as English. */
export function nameEnglishParts(html: string): string {
  if (!html.includes(start)) return html;
  return html.replace(pattern, (whole, element: string | undefined, text: string) =>
    element === undefined ? `<span lang="en" dir="ltr">${text}</span>` : whole,
  );
}
