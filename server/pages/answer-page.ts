import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { addHeaders } from '#server/guards/add-headers.ts';
import { answerHtml } from '#server/static/answer-html.ts';
import type { SiteFile } from '#server/static/load-site.ts';

/**
 * Answers with a page of the build that was changed for this one visitor: with the page's own policy, since its inline
 * scripts are still the same, and for nobody to keep.
 *
 * @param change gets the page's HTML
 */
export async function answerPage(
  reply: FastifyReply,
  page: SiteFile,
  status: number,
  change: (html: string) => string,
): Promise<FastifyReply> {
  const html = await readFile(page.identity.location, 'utf8');
  addHeaders(reply, [...page.security, 'Cache-Control', 'no-store']);
  return reply.code(status).send(await answerHtml(reply.request, reply, change(html)));
}
