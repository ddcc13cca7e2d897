/** A heading with its id, or a table. */
const parts = /<(h[2-4]) id="([^"]+)">(.*?)<\/\1>|<table>.*?<\/table>/gs;

/**
 * Makes rendered Markdown easier to use: each heading is a link to itself, and a table that is wider than the screen
 * scrolls on its own, by keyboard too.
 *
 * @param titleId id of the page's title, which names a table that no other heading stands above
 */
export function guideHtml(html: string, titleId: string): string {
  let heading = titleId;
  return html.replace(parts, (part: string, tag: string | undefined, id: string, text: string) => {
    if (!tag) return `<section tabindex="0" aria-labelledby="${heading}">${part}</section>`;
    heading = id;
    return text.includes('<a ') ? part : `<${tag} id="${id}"><a href="#${id}">${text}</a></${tag}>`;
  });
}
