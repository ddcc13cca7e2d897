import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Encoding, Site, SiteFile } from '#server/http/static/load-site.ts';
import { preferredEncoding } from '#server/http/static/send-file.ts';

/**
 * Sends a built page that was changed for this visitor. The page's content security policy still applies, because its
 * inline scripts are unchanged. The response is never cached.
 *
 * @param change gets the page's HTML
 */
export async function answerPage(
  site: Site,
  reply: FastifyReply,
  page: SiteFile,
  status: number,
  change: (html: string) => string,
): Promise<FastifyReply> {
  const html = change((await site.read(page)).body.toString());
  const encoding = preferredEncoding(reply.request);
  const body = await compress[encoding](Buffer.from(html));
  reply.headers(page.headers).header('cache-control', 'no-store').header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(body);
}

const compress: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer> | Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      // Takes 2 ms for a page; a window of 64 kB holds the whole page.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  gzip: (html) => promisify(gzip)(html, { level: 5 }),
  identity: (html) => html,
};
