import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { addHeaders } from '#server/guards/add-headers.ts';
import { answerHtml } from '#server/static/answer-html.ts';

/**
 * `GET` of a legal page with `?view=app`, as our apps show it: the same page, told by an attribute to leave out header
 * and footer, so that it works without JavaScript. Its canonical address is in the page, and has no query.
 */
export function getLegalPages(app: FastifyInstance, { site, pagesOfRoutes }: Context): void {
  for (const [address, page] of site.files) {
    if (!isLegal(address) || !page.built.type.startsWith('text/html')) continue;
    pagesOfRoutes.add(address);
    app.get(address, async (request, reply) => {
      const html = await readFile(page.identity.location, 'utf8');
      const { view } = request.query as Record<string, unknown>;
      addHeaders(reply, page.security);
      return answerHtml(request, reply, view === 'app' ? html.replace('<html ', '<html data-view="app" ') : html);
    });
  }
}

function isLegal(address: string): boolean {
  return /^(\/[a-z]{2,3}(-[a-z0-9]+)?)?\/(privacy(-(android|ios)-[a-z]+)?|terms(-vpn-android)?)$/.test(address);
}
