import { elementsOf, parseHtml, replaceElement, writeHtml } from '#site/documents/html-tree.ts';

/** A part of a guide: HTML, or the HTML of the steps of a numbered list, some of which have a screen. */
type GuidePart<Screen> = { html: string } | { steps: readonly string[]; screens: readonly Screen[] };

/**
 * Splits a guide's HTML at the numbered lists that have screens, and those into steps. No list is inside another. Each
 * heading becomes a link to itself, and each table gets a scrollable region that can be focused with the keyboard, for
 * tables wider than the screen.
 *
 * @param titleId id of the page's title, which labels a table without a heading above it
 */
export function guideParts<Screen extends { list: number }>(
  html: string,
  titleId: string,
  screens: readonly Screen[],
): GuidePart<Screen>[] {
  const tree = parseHtml(html);
  let heading = titleId;
  for (const element of elementsOf(tree, 'h2', 'h3', 'h4', 'table')) {
    const { name, attribs, children } = element;
    if (name === 'table') {
      replaceElement(element, `<section tabindex="0" aria-labelledby="${heading}">${writeHtml(element)}</section>`);
    } else if (attribs.id) {
      heading = attribs.id;
      if (elementsOf(element, 'a').length > 0) continue;
      const link = `<a href="#${heading}">${writeHtml(children)}</a>`;
      replaceElement(element, `<${name} id="${heading}">${link}</${name}>`);
    }
  }

  const parts: GuidePart<Screen>[] = [];
  let text: typeof tree.children = [];
  const addText = () => {
    const written = writeHtml(text).trim();
    if (written) parts.push({ html: written });
    text = [];
  };
  const lists = elementsOf(tree, 'ol').filter(({ parent }) => parent === tree);
  for (const node of tree.children) {
    const list = lists.find((one) => one === node);
    const own = list ? screens.filter((screen) => screen.list === lists.indexOf(list) + 1) : [];
    if (!list || own.length === 0) {
      text.push(node);
      continue;
    }
    addText();
    parts.push({ steps: elementsOf(list, 'li').map((step) => writeHtml(step.children)), screens: own });
  }
  addText();
  return parts;
}
