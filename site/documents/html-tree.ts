import { DomUtils, parseDocument } from 'htmlparser2';

/** Rendered Markdown as a tree. */
type HtmlTree = ReturnType<typeof parseDocument>;

/** An element of such a tree. */
type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Parses rendered Markdown. Entities stay as they are written. */
export function parseHtml(html: string): HtmlTree {
  return parseDocument(html, { decodeEntities: false });
}

/** The HTML of a part of a tree. */
export function writeHtml(part: HtmlTree | HtmlElement | HtmlElement['children']): string {
  // oxlint-disable-next-line typescript/no-deprecated -- dom-serializer, which it names instead, is a dependency of htmlparser2 and not ours
  return DomUtils.getOuterHTML(part, { encodeEntities: false });
}

/** The elements with one of these names, at any depth, in document order. */
export function elementsOf(tree: HtmlTree | HtmlElement, ...names: readonly string[]): HtmlElement[] {
  return DomUtils.getElementsByTagName((name) => names.includes(name), tree.children);
}

/** The text of an element, with its entities as they are written. */
export function textOf(element: HtmlElement): string {
  return DomUtils.textContent(element).trim();
}

/** Inserts HTML behind an element. */
export function insertAfter(element: HtmlElement, html: string): void {
  for (const node of parseHtml(html).children.toReversed()) DomUtils.append(element, node);
}

/** Puts another element, given as HTML, in the place of an element. */
export function replaceElement(element: HtmlElement, html: string): void {
  const [replacement] = parseHtml(html).children;
  if (replacement) DomUtils.replaceElement(element, replacement);
}

/** Plain text of rendered Markdown, one line for each paragraph, table cell or list item; items begin with a bullet. */
export function plainText(html: string): string {
  const tree = parseDocument(html);
  for (const item of elementsOf(tree, 'li'))
    for (const bullet of parseDocument('• ').children) DomUtils.prependChild(item, bullet);
  const lines = DomUtils.textContent(tree).split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
