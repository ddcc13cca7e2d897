/** How often something stands in a text, by what a message calls it. */
export type TextShape = Readonly<Record<string, number>>;

/** What a translation has as often as its English document, whatever its words. */
const parts: Readonly<Record<string, RegExp>> = {
  headings: /^\s*#{2,3} /gm,
  'list items': /^\s*[-*] (?!slug:)/gm,
  'numbered steps': /^\s*\d+\. /gm,
  'rows of tables': /^\s*\|/gm,
};

/** The addresses of questions, which are not translated. */
const questions = /^\s*- slug: *(\S+)/gm;

/** Links to places on the same page are left out: their anchors come from headings, which are translated. */
const links = /\]\(([^)#][^)]*)\)/g;

/**
 * What a text is made of: its headings, lists, tables and links.
 *
 * @param source a document as it stands in the file, Markdown or YAML with Markdown in it
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

/** In what a translation differs from its English document, a sentence each. */
export function shapeDifferences(own: TextShape, english: TextShape): string[] {
  return [...new Set([...Object.keys(english), ...Object.keys(own)])]
    .filter((name) => (own[name] ?? 0) !== (english[name] ?? 0))
    .map((name) => `has ${own[name] ?? 0} ${name}, and its English document ${english[name] ?? 0}`);
}
