/** Matches a heading with an id, or a table. */
const parts = /<(h[2-4]) id="([^"]+)">(.*?)<\/\1>|<table>.*?<\/table>/gs;

/**
 * Adds to rendered Markdown: each heading becomes a link to itself, and each table gets a scrollable region that can be
 * focused with the keyboard, for tables wider than the screen.
 *
 * @param titleId id of the page's title, which labels a table without a heading above it
 *
 */
export function guideHtml(html: string, titleId: string): string {
  let heading = titleId;
  return html.replace(parts, (part: string, tag: string | undefined, id: string, text: string) => {
    if (!tag) return `<section tabindex="0" aria-labelledby="${heading}">${part}</section>`;
    heading = id;
    return text.includes('<a ') ? part : `<${tag} id="${id}"><a href="#${id}">${text}</a></${tag}>`;
  });
}

/** A part of a guide: HTML, or a numbered list some of whose steps have a screen. */
type GuidePart<Screen> = { html: string } | { steps: readonly string[]; screens: readonly Screen[] };

/** Splits a guide's HTML at the numbered lists that have screens, and those into steps. No list is inside another. */
export function guideParts<Screen extends { list: number }>(
  html: string,
  screens: readonly Screen[],
): GuidePart<Screen>[] {
  const parts: GuidePart<Screen>[] = [];
  let text = '';
  let list = 0;
  for (const part of html.split(/(<ol>.*?<\/ol>)/s)) {
    const own = part.startsWith('<ol>') ? screens.filter((screen) => screen.list === list + 1) : [];
    if (part.startsWith('<ol>')) list += 1;
    if (own.length === 0) {
      text += part;
      continue;
    }
    parts.push({ html: text });
    parts.push({ steps: [...part.matchAll(/<li>(.*?)<\/li>/gs)].map(([, step = '']) => step), screens: own });
    text = '';
  }
  return [...parts, { html: text }].filter((part) => !('html' in part) || part.html.trim() !== '');
}
