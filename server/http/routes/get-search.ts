import type { FastifyInstance } from 'fastify';
import { pageKinds } from '#search/index-format.ts';
import { resultContext, resultIcon, resultText, type SearchLabels } from '#search/labels.ts';
import type { Passage } from '#search/passage.ts';
import { firstResults, maxQueryLength, type Result, type Results } from '#search/search-pages.ts';
import type { Context } from '#server/context.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { boundText } from '#server/forms/bound-text.ts';
import { networkOf } from '#server/requests/client-network.ts';
import { editPage, elementWithId, setAttributes, setText, type PageElement } from '#server/http/pages/edit-page.ts';
import { createSearchPool } from '#server/http/search/search-pool.ts';
import { localeOf } from '#server/http/pages/find-page.ts';
import type { Site } from '#server/http/static/load-site.ts';
import { sendChangedPage, sendFile } from '#server/http/static/send-file.ts';

/** `Retry-After`, when too many searches are running. */
const retrySeconds = 5;

/** Results with `all`. Each is a file to read. */
const allResults = 100;

/**
 * `GET <prefix>/search?q=…`: the search page with results, for visitors without JavaScript. Uses the same index as
 * browsers. `in` selects one kind of page, `all` shows more than the first results. Without a query, sends the built
 * page. 503 with the query on the page when too many searches are running.
 */
export function getSearch(app: FastifyInstance, { site, log, labels }: Pick<Context, 'site' | 'log' | 'labels'>): void {
  const pool = createSearchPool(site.folder, log);
  app.addHook('onClose', pool.close);
  for (const [address, page] of site.files) {
    const [, prefix] = /^((?:\/[\w-]+)?)\/search$/.exec(address) ?? [];
    if (prefix === undefined || !site.files.has(`${prefix}/search/index.json`)) continue;
    app.get<{ Querystring: { q?: unknown; in?: unknown; all?: unknown } }>(address, async (request, reply) => {
      const { q, in: wanted, all } = request.query;
      const query = typeof q === 'string' ? q.slice(0, maxQueryLength).trim() : '';
      if (query === '') return sendFile(site, page, reply);
      const texts = await readLabels(site, prefix);
      const kind = pageKinds.find((one) => one === wanted);
      const limit = all === undefined ? firstResults : allResults;
      const found = boundText(query, maxQueryLength)
        ? nothing
        : await pool.search(networkOf(request.ip), { prefix, query, kind, limit });
      if (!found) reply.code(503).header('retry-after', retrySeconds);
      return sendChangedPage(site, page, reply, (html) => {
        const status = found ? resultText(found, texts) : labels(localeOf(site, address).code, 'search.busy');
        const { results, total } = found ?? nothing;
        const hasMore = total > results.length && limit < allResults;
        const more = hasMore ? { q: query, ...(kind && { in: kind }), all: '' } : undefined;
        return fillSearch(html, { query, status, results, texts, more });
      });
    });
  }
}

/** For a query that no word can match. */
const nothing: Results = { total: 0, results: [] };

/** @param prefix path prefix of the language: `/de` */
async function readLabels(site: Pick<Site, 'files' | 'read'>, prefix: string): Promise<SearchLabels> {
  const file = site.files.get(`${prefix}/search/labels.json`);
  if (!file) throw new Error('the search has no labels');
  return JSON.parse((await site.read(file)).toString()) as SearchLabels;
}

/** The data for the search page. */
type SearchAnswer = {
  query: string;
  status: string;
  results: readonly Result[];
  texts: SearchLabels;
  /** Query that leads to more results, if there are any. */
  more: Readonly<Record<string, string>> | undefined;
};

/**
 * Inserts query, count and results into the built search page (`site/sections/search/SearchPage.tsx`), which has a
 * template for a result.
 *
 * @throws Error when an element for them is missing
 */
function fillSearch(page: string, { query, status, results, texts, more }: SearchAnswer): string {
  return editPage(page, (elements) => {
    const place = (id: string) => elementWithId(elements, id);
    const template = contentOf(page, place('search-result'));
    return [
      setAttributes(place('search-query'), { value: query }),
      setText(place('search-status'), status),
      {
        ...place('search-results').content,
        text: results.map((result) => fillResult(template, result, texts)).join(''),
      },
      ...(more
        ? [
            setAttributes(place('search-more'), {
              href: `?${new URLSearchParams(more).toString()}`,
              hidden: undefined,
            }),
          ]
        : []),
    ];
  });
}

/** @param template an item with its icon, its kind and place, a link, and an excerpt that contains the element for matches */
function fillResult(template: string, result: Result, texts: SearchLabels): string {
  const { href, titleParts, lang, passage } = result;
  const context = resultContext(result, texts);
  return editPage(template, (elements) => {
    const [item, icon, kind, place, link, excerpt] = ['li', 'img', 'b', 'span', 'a', 'p'].map((name) => {
      const element = elements.find((one) => one.name === name);
      if (!element) throw new Error(`the template for a search result has no <${name}>`);
      return element;
    }) as [PageElement, PageElement, PageElement, PageElement, PageElement, PageElement];
    const mark = contentOf(template, excerpt);
    const marked = (text: string) => editPage(mark, (parts) => parts.map((part) => setText(part, text)));
    const markup = (parts: Passage) =>
      parts.map(({ text, isMatch }) => (isMatch ? marked(text) : escapeHtml(text))).join('');
    return [
      setAttributes(item, { lang }),
      setAttributes(icon, { src: resultIcon(result) }),
      setText(kind, context.kind),
      setText(place, context.place),
      setAttributes(link, { href }),
      { ...link.content, text: markup(titleParts) },
      { ...excerpt.content, text: markup(passage) },
    ];
  });
}

function contentOf(html: string, { content }: PageElement): string {
  return html.slice(content.start, content.end);
}
