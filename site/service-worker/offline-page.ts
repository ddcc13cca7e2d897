import type { Route } from './addresses.ts';

/** A page that can be read offline. */
export type SavedPage = { address: string; html: string };

/**
 * Fills the offline page (`site/sections/offline/OfflinePage.tsx`) for a URL that can't be loaded. Links to the offline
 * page itself ("Try again" and those of the language list) are set to that URL, and the saved pages are listed.
 */
export function fillOfflinePage(
  html: string,
  { route, saved }: { route: Route['route']; saved: readonly SavedPage[] },
) {
  const filled = html.replaceAll(
    /(<a\b[^>]*\bhref="(?:\/[\w-]+)?)\/offline(?=["?])/g,
    (_, start: string) => start + escapeText(route),
  );
  if (saved.length === 0) return filled;
  const items = saved.map(
    ({ address, html: page }) => `<li><a href="${escapeText(address)}">${titleOf(page)}</a></li>`,
  );
  return filled
    .replace(/(<[^>]* id="saved-pages")[^>]*>/, '$1>')
    .replace(/(id="saved-pages"[^]*?<ul[^>]*>)/, (start) => start + items.join(''));
}

/** The HTML-escaped title of a page, without the name of the site. */
function titleOf(html: string): string {
  return /<title>([^<]*?)(?: · [^<·]*)?<\/title>/.exec(html)?.[1] ?? '';
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
