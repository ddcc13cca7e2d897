import { resultText, type SearchLabels } from '#search/labels.ts';
import type { Result, Results } from '#search/search-pages.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { editPage, setAttributes, setText } from './edit-page.ts';

/** The data for the search page. */
type Answer = { query: string; labels: SearchLabels; found: Results };

/**
 * Inserts query, count and results into the built search page (`site/sections/search/SearchPage.tsx`).
 *
 * @throws Error when an element for them is missing
 */
export function fillSearchPage(page: string, { query, labels, found }: Answer): string {
  return editPage(page, (elements) => {
    const place = (id: string) => {
      const element = elements.find(({ attributes }) => attributes.id === id);
      if (!element) throw new Error(`the search page has no #${id}`);
      return element;
    };
    return [
      setAttributes(place('search-query'), { value: query }),
      setText(place('search-status'), resultText(found, labels)),
      { ...place('search-results').content, text: found.results.map((result) => resultHtml(result, labels)).join('') },
    ];
  });
}

function resultHtml({ href, title, kind, lang, heading, passage }: Result, { kinds }: SearchLabels): string {
  const about = [kinds[kind], heading].filter(Boolean).join(' · ');
  const text = passage
    .map((part) => (part.isMatch ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join('');
  const language = lang ? ` lang="${escapeHtml(lang)}"` : '';
  return `<li${language}><small>${escapeHtml(about)}</small><a href="${escapeHtml(href)}">${escapeHtml(title)}</a><p>${text}</p></li>`;
}
