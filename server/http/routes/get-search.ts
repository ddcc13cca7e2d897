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
import type { SearchLabels } from '#search/labels.ts';
import { maxQueryLength, searchPages, type SearchIndex } from '#search/search-pages.ts';
import type { Context } from '#server/context.ts';
import { answerPage } from '#server/http/pages/answer-page.ts';
import { fillSearchPage } from '#server/http/pages/fill-search-page.ts';
import type { Site } from '#server/http/static/load-site.ts';
import { sendFile } from '#server/http/static/send-file.ts';

/**
 * `GET <prefix>/search?q=…`: the search page with results, for visitors without JavaScript. Uses the same index as
 * browsers. `in` selects one kind of page. Without a query, sends the built page.
 */
export function getSearch(app: FastifyInstance, { site }: Pick<Context, 'site'>): void {
  const openIndex = createIndexReader(site);
  for (const [address, page] of site.files) {
    const [, prefix] = /^((?:\/[\w-]+)?)\/search$/.exec(address) ?? [];
    if (prefix === undefined) continue;
    app.get<{ Querystring: { q?: unknown; in?: unknown } }>(address, async (request, reply) => {
      const { q, in: wanted } = request.query;
      const query = typeof q === 'string' ? q.trim().slice(0, maxQueryLength) : '';
      const opened = query && (await openIndex(prefix));
      if (!opened) return sendFile(site, page, request, reply);
      const found = await searchPages(
        opened.index,
        query,
        pageKinds.find((kind) => kind === wanted),
      );
      return answerPage(site, reply, page, 200, (html) =>
        fillSearchPage(html, { query, labels: opened.labels, found }),
      );
    });
  }
}

/** The search index and the labels of one language. */
type SiteIndex = { index: SearchIndex; labels: SearchLabels };

/** Languages whose index is kept in memory, about 5 MB each; few visitors search without JavaScript. */
const maxLanguages = 4;

/**
 * Creates a cached reader of search indexes.
 *
 * @returns a function that takes the path prefix of a language, `/de`, and returns undefined if the build has no index
 */
function createIndexReader(site: Pick<Site, 'files' | 'read'>): (prefix: string) => Promise<SiteIndex | undefined> {
  const { files } = site;
  const kept = new LRUCache<string, SiteIndex>({
    max: maxLanguages,
    fetchMethod: (prefix) => openIndex(site, prefix),
  });
  return async (prefix) => {
    const isBuilt = files.has(`${prefix}/search/index.json`) && files.has(`${prefix}/search/labels.json`);
    return isBuilt ? kept.forceFetch(prefix) : undefined;
  };
}

async function openIndex(site: Pick<Site, 'files' | 'read'>, prefix: string): Promise<SiteIndex> {
  const read = async <Content>(address: string): Promise<Content> => {
    const file = site.files.get(address);
    if (!file) throw new Error('the search index names a file that was not built');
    return JSON.parse((await site.read(file)).body.toString()) as Content;
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
