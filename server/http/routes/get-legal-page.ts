import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { markPage } from '#server/http/pages/edit-page.ts';
import { sendChangedPage, sendFile } from '#server/http/static/send-file.ts';

/**
 * `GET` of a legal page with `?view=app`, for our apps: the same page with an attribute that hides header and footer.
 * Works without JavaScript. The canonical address in the page has no query.
 */
export function getLegalPages(app: FastifyInstance, { site }: Pick<Context, 'site'>): void {
  for (const [address, page] of site.files) {
    if (!isLegal(address) || !page.isPage) continue;
    app.get<{ Querystring: { view?: unknown } }>(address, async (request, reply) => {
      if (request.query.view !== 'app') return sendFile(site, page, reply);
      return sendChangedPage(site, page, reply, (html) => markPage(html, 'data-view', 'app'));
    });
  }
}

function isLegal(address: string): boolean {
  return /^(\/[a-z]{2,3}(-[a-z0-9]+)?)?\/(privacy(-(android|ios)-[a-z]+)?|terms(-vpn-android)?)$/.test(address);
}
