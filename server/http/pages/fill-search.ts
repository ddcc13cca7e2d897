import type { SearchLabels } from '#search/labels.ts';
import type { Result } from '#search/search-pages.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { editPage, setAttributes, setText, type PageElement } from './edit-page.ts';

/** The data for the search page. */
type SearchAnswer = {
  query: string;
  status: string;
  results: readonly Result[];
  kinds: SearchLabels['kinds'];
};

/**
 * Inserts query, count and results into the built search page (`site/sections/search/SearchPage.tsx`), which has a
 * template for a result.
 *
 * @throws Error when an element for them is missing
 */
export function fillSearch(page: string, { query, status, results, kinds }: SearchAnswer): string {
  return editPage(page, (elements) => {
    const place = (id: string) => {
      const element = elements.find(({ attributes }) => attributes.id === id);
      if (!element) throw new Error(`the search page has no #${id}`);
      return element;
    };
    const template = contentOf(page, place('search-result'));
    return [
      setAttributes(place('search-query'), { value: query }),
      setText(place('search-status'), status),
      {
        ...place('search-results').content,
        text: results.map((result) => fillResult(template, result, kinds)).join(''),
      },
    ];
  });
}

/** @param template an item with its kind, a link, and an excerpt that contains the element for matches */
function fillResult(template: string, result: Result, kinds: SearchLabels['kinds']): string {
  const { href, title, kind, lang, heading, passage } = result;
  return editPage(template, (elements) => {
    const [item, about, link, excerpt] = ['li', 'small', 'a', 'p'].map((name) => {
      const element = elements.find((one) => one.name === name);
      if (!element) throw new Error(`the template for a search result has no <${name}>`);
      return element;
    }) as [PageElement, PageElement, PageElement, PageElement];
    const mark = contentOf(template, excerpt);
    const marked = (text: string) => editPage(mark, (parts) => parts.map((part) => setText(part, text)));
    return [
      setAttributes(item, { lang }),
      setText(about, [kinds[kind], heading].filter(Boolean).join(' · ')),
      setAttributes(link, { href }),
      setText(link, title),
      {
        ...excerpt.content,
        text: passage.map(({ text, isMatch }) => (isMatch ? marked(text) : escapeHtml(text))).join(''),
      },
    ];
  });
}

function contentOf(html: string, { content }: PageElement): string {
  return html.slice(content.start, content.end);
}
