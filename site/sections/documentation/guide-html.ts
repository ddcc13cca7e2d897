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
