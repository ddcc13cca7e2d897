import type { Route } from './addresses.ts';

/** The page hides its list, which has one item to be replaced. */
const placeholder = '<li>%saved-pages%</li>';
const hiddenList = '<div id="saved-pages" hidden="">';

/** A page that can be read offline. */
export type SavedPage = { address: string; html: string };

/**
 * Fills the offline page (`site/sections/OfflinePage.tsx`) for a URL that can't be loaded. Links to the offline
 * page itself ("Try again" and those of the language list) are set to that URL, and the saved pages are listed.
 *
 * @param prefixes URL prefixes of the languages, `/de`; that of English is empty
 */
export function fillOfflinePage(
  html: string,
  { route, saved, prefixes }: { route: Route['route']; saved: readonly SavedPage[]; prefixes: readonly string[] },
): string {
  const filled = prefixes.reduce(
    (page, prefix) => page.replaceAll(`href="${prefix}/offline`, () => `href="${prefix}${escapeText(route)}`),
    html,
  );
  if (saved.length === 0) return filled;
  const items = saved.map(
    ({ address, html: page }) => `<li><a href="${escapeText(address)}">${titleOf(page)}</a></li>`,
  );
  return filled.replace(hiddenList, '<div id="saved-pages">').replace(placeholder, () => items.join(''));
}

/** The HTML-escaped title of a page, without the name of the site. */
function titleOf(html: string): string {
  const [, title = ''] = html.split('<title>', 2);
  const [text = ''] = title.split('</title>', 1);
  const end = text.lastIndexOf(' · ');
  return end < 0 ? text : text.slice(0, end);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
