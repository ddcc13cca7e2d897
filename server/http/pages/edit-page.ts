import { Parser } from 'htmlparser2';
import { escapeHtml } from '#server/escape-html.ts';

/** An element of a page, with the positions of its opening tag and its content. */
export type PageElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  tag: Span;
  content: Span;
};

/** A range of a page and its replacement. */
export type Edit = Span & { text: string };

/** From `start` (inclusive) to `end` (exclusive), in code units. */
type Span = { start: number; end: number };

/**
 * Changes elements of a built page. The positions come from a tokenizer and everything else stays identical, so the
 * page's content security policy still matches.
 *
 * @param edit gets all elements in document order; its edits must not overlap
 */
export function editPage(html: string, edit: (elements: readonly PageElement[]) => readonly Edit[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text } of edit(readElements(html)).toSorted((one, other) => one.start - other.start)) {
    parts.push(html.slice(position, start), text);
    position = end;
  }
  parts.push(html.slice(position));
  return parts.join('');
}

/** Sets attributes of an element; `undefined` removes one. */
export function setAttributes(
  { name, attributes, tag }: PageElement,
  changes: Readonly<Record<string, string | undefined>>,
): Edit {
  const written = Object.entries({ ...attributes, ...changes }).map(([attribute, value]) => {
    if (value === undefined) return '';
    return value === '' ? ` ${attribute}` : ` ${attribute}="${escapeHtml(value)}"`;
  });
  return { ...tag, text: `<${name}${written.join('')}>` };
}

/** Replaces the content of an element with a text. */
export function setText({ content }: PageElement, text: string): Edit {
  return { ...content, text: escapeHtml(text) };
}

/** Sets an attribute of `<html>`, for the page's styles or script. */
export function markPage(html: string, attribute: string, value = ''): string {
  return editPage(html, (elements) =>
    elements.filter(({ name }) => name === 'html').map((element) => setAttributes(element, { [attribute]: value })),
  );
}

/** Finds an element by its id. @throws Error when the page lacks it */
export function elementWithId(elements: readonly PageElement[], id: string): PageElement {
  const element = elements.find(({ attributes }) => attributes.id === id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** Whether an element is inside another one. */
export function isInside({ tag }: PageElement, { content }: PageElement): boolean {
  return tag.start >= content.start && tag.end <= content.end;
}

function readElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const open: PageElement[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tag = { start: parser.startIndex, end: parser.endIndex + 1 };
      const element = { name, attributes, tag, content: { start: tag.end, end: tag.end } };
      elements.push(element);
      open.push(element);
    },
    onclosetag: () => {
      const content = open.pop()?.content;
      if (content) content.end = Math.max(content.start, parser.startIndex);
    },
  });
  parser.end(html);
  return elements;
}
