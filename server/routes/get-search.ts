import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { pageKinds } from '#contracts/search/index-format.ts';
import { longestQuery, searchPages } from '#contracts/search/search-pages.ts';
import type { Context } from '#server/context.ts';
import { addHeaders } from '#server/guards/add-headers.ts';
import { fillSearchPage } from '#server/search/fill-search-page.ts';
import { createIndexReader } from '#server/search/site-index.ts';
import { answerHtml } from '#server/static/answer-html.ts';

/**
 * `GET <prefix>/search?q=…`: the search page with its results, for who has no JavaScript, from the index that browsers
 * use as well. `in` asks for one kind of page. Without a query the page is answered as it was built.
 */
export function getSearch(
  app: FastifyInstance,
  { site, pagesOfRoutes }: Pick<Context, 'site' | 'pagesOfRoutes'>,
): void {
  const openIndex = createIndexReader(site);
  for (const address of site.files.keys()) {
    const [, prefix] = /^((?:\/[\w-]+)?)\/search$/.exec(address) ?? [];
    const page = site.files.get(address);
    if (prefix === undefined || !page) continue;
    pagesOfRoutes.add(address);
    app.get(address, async (request, reply) => {
      const { q, in: wanted } = request.query as Record<string, unknown>;
      const query = typeof q === 'string' ? q.trim().slice(0, longestQuery) : '';
      const html = await readFile(page.identity.location, 'utf8');
      const index = query && (await openIndex(prefix));
      addHeaders(reply, page.security);
      if (!index) return answerHtml(request, reply, html);
      const found = await searchPages(
        index.source,
        query,
        pageKinds.find((kind) => kind === wanted),
      );
      const filled = fillSearchPage(html, { query, tag: index.source.root.tag, labels: index.labels, found });
      return answerHtml(request, reply, filled);
    });
  }
}
