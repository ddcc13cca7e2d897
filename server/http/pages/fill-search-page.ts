import { resultText, type SearchLabels } from '#search/labels.ts';
import type { Result, Results } from '#search/search-pages.ts';

/** What the search page is filled with. */
type Answer = { query: string; labels: SearchLabels; found: Results };

/**
 * Writes query, count and results into the built search page (`site/sections/search/SearchPage.tsx`). Everything is
 * escaped; no script or style is added, so the page's own content security policy still fits.
 *
 * @throws Error when the page lacks a place for them
 */
export function fillSearchPage(page: string, { query, labels, found }: Answer): string {
  const fillings: readonly (readonly [place: string, filled: string])[] = [
    ['id="search-query"', `value="${escapeHtml(query)}" id="search-query"`],
    ['id="search-status"></p>', `id="search-status">${escapeHtml(resultText(found, labels))}</p>`],
    [
      'id="search-results"></ol>',
      `id="search-results">${found.results.map((result) => resultHtml(result, labels)).join('')}</ol>`,
    ],
  ];
  return fillings.reduce((html, [place, filled]) => {
    if (!html.includes(place)) throw new Error(`the search page has no ${place}`);
    return html.replace(place, () => filled);
  }, page);
}

function resultHtml({ href, title, kind, lang, heading, passage }: Result, { kinds }: SearchLabels): string {
  const about = [kinds[kind], heading].filter(Boolean).join(' · ');
  const text = passage
    .map((part) => (part.isMatch ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join('');
  const language = lang ? ` lang="${escapeHtml(lang)}"` : '';
  return `<li${language}><small>${escapeHtml(about)}</small><a href="${escapeHtml(href)}">${escapeHtml(title)}</a><p>${text}</p></li>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
