import type { FastifyInstance } from 'fastify';
import { pageKinds } from '#search/index-format.ts';
import { maxQueryLength, searchPages } from '#search/search-pages.ts';
import type { Context } from '#server/context.ts';
import { answerPage } from '#server/http/pages/answer-page.ts';
import { fillSearchPage } from '#server/http/pages/fill-search-page.ts';
import { createIndexReader } from '#server/http/pages/site-index.ts';
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
