/** Number of each kind of element in a text, by its name in messages. */
export type TextShape = Readonly<Record<string, number>>;

/** Elements that a translation must have as often as the English document. */
const parts: Readonly<Record<string, RegExp>> = {
  headings: /^\s*#{2,3} /gm,
  'list items': /^\s*[-*] (?!slug:|\{ list:)/gm,
  'numbered steps': /^\s*\d+\. /gm,
  'rows of tables': /^\s*\|/gm,
};

/** Slugs of questions, which are not translated. */
const questions = /^\s*- slug: *(\S+)/gm;

/** Excludes links to anchors on the same page: anchors come from translated headings. */
const links = /\]\(([^)#][^)]*)\)/g;

/**
 * Counts the headings, lists, tables, and links of a text.
 *
 * @param source content of the file, Markdown or YAML with Markdown in it
 */
export function textShape(source: string): TextShape {
  const shape = Object.fromEntries(
    Object.entries(parts).map(([name, pattern]) => [name, source.match(pattern)?.length ?? 0]),
  );
  const names = [
    ...Array.from(source.matchAll(links), ([, address = '']) => `links to ${address}`),
    ...Array.from(source.matchAll(questions), ([, slug = '']) => `questions with the slug "${slug}"`),
  ];
  for (const name of names) shape[name] = (shape[name] ?? 0) + 1;
  return shape;
}

/** Returns a message for each difference between a translation and its English document. */
export function shapeDifferences(own: TextShape, english: TextShape): string[] {
  return [...new Set([...Object.keys(english), ...Object.keys(own)])]
    .filter((name) => (own[name] ?? 0) !== (english[name] ?? 0))
    .map((name) => `has ${own[name] ?? 0} ${name}, but the English document has ${english[name] ?? 0}`);
}
