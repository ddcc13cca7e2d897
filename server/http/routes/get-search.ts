import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { loadEngine } from '#search/engine.ts';
import {
  pageFile,
  pageKinds,
  termsFile,
  type IndexedPage,
  type IndexRoot,
  type TermsFile,
} from '#search/index-format.ts';
import { resultText, type SearchLabels } from '#search/labels.ts';
import { maxQueryLength, searchPages, type Result, type Results, type SearchIndex } from '#search/search-pages.ts';
import type { Context } from '#server/context.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { editPage, setAttributes, setText } from '#server/http/pages/edit-page.ts';
import type { Site } from '#server/http/static/load-site.ts';
import { sendChangedPage, sendFile } from '#server/http/static/send-file.ts';

/**
 * `GET <prefix>/search?q=…`: the search page with results, for visitors without JavaScript. Uses the same index as
 * browsers. `in` selects one kind of page. Without a query, sends the built page.
 */
export function getSearch(app: FastifyInstance, { site }: Pick<Context, 'site'>): void {
  const indexes = new LRUCache<string, SiteIndex>({
    max: maxLanguages,
    fetchMethod: (prefix) => openIndex(site, prefix),
  });
  for (const [address, page] of site.files) {
    const [, prefix] = /^((?:\/[\w-]+)?)\/search$/.exec(address) ?? [];
    if (prefix === undefined || !site.files.has(`${prefix}/search/index.json`)) continue;
    app.get<{ Querystring: { q?: unknown; in?: unknown } }>(address, async (request, reply) => {
      const { q, in: wanted } = request.query;
      const query = typeof q === 'string' ? q.trim().slice(0, maxQueryLength) : '';
      if (query === '') return sendFile(site, page, reply);
      const { index, labels } = await indexes.forceFetch(prefix);
      const kind = pageKinds.find((one) => one === wanted);
      const found = await searchPages(index, query, kind);
      return sendChangedPage(site, page, reply, (html) => fillSearchPage(html, { query, labels, found }));
    });
  }
}

/** The search index and the labels of one language. */
type SiteIndex = { index: SearchIndex; labels: SearchLabels };

/** Languages whose index is kept in memory, about 5 MB each; few visitors search without JavaScript. */
const maxLanguages = 4;

/** @param prefix path prefix of the language: `/de` */
async function openIndex(site: Pick<Site, 'files' | 'read'>, prefix: string): Promise<SiteIndex> {
  const read = async <Content>(address: string): Promise<Content> => {
    const file = site.files.get(address);
    if (!file) throw new Error('the search index names a file that was not built');
    return JSON.parse((await site.read(file)).toString()) as Content;
  };
  const root = await read<IndexRoot>(`${prefix}/search/index.json`);
  return {
    labels: await read<SearchLabels>(`${prefix}/search/labels.json`),
    index: {
      root,
      engine: loadEngine(await read<TermsFile>(`${root.folder}/${termsFile}`)),
      page: (page) => read<IndexedPage>(`${root.folder}/${pageFile(page)}`),
    },
  };
}

/** The data for the search page. */
type Answer = { query: string; labels: SearchLabels; found: Results };

/**
 * Inserts query, count and results into the built search page (`site/sections/search/SearchPage.tsx`).
 *
 * @throws Error when an element for them is missing
 */
function fillSearchPage(page: string, { query, labels, found }: Answer): string {
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
