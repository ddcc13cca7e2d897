import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { encodings, type Encoding, type FileContent, type Site, type SiteFile } from './load-site.ts';

/**
 * Sends a file of the build: compressed files (pages, scripts, styles) from memory in the encoding that the client
 * prefers, others by `@fastify/static`, with range requests.
 *
 * @returns undefined when the response was already sent, so that a route handler can return it
 */
export function sendFile(
  site: Site,
  file: SiteFile,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> | undefined {
  if (file.bytes.br === undefined && file.bytes.gzip === undefined)
    return reply.headers(file.headers).sendFile(file.path);
  const content = site.read(file, preferredEncoding(reply.request));
  if (content instanceof Promise) return content.then((read) => send(read, reply));
  send(content, reply);
  return undefined;
}

/** Bypasses `reply.send()`, which copies and checks a dozen headers that never change. */
function send({ body, headers }: FileContent, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const isSame = reply.statusCode === 200 && fresh(reply.request.headers, headers);
  reply.raw.writeHead(isSame ? 304 : reply.statusCode, headers);
  reply.raw.end(isSame ? undefined : body);
  return reply;
}

/**
 * Sends a built page that was changed for this visitor. The page's content security policy still applies, because its
 * inline scripts are unchanged. The response is never cached.
 *
 * @param change gets the page's HTML
 */
export async function sendChangedPage(
  site: Site,
  page: SiteFile,
  reply: FastifyReply,
  change: (html: string) => string,
): Promise<FastifyReply> {
  const html = change((await site.read(page)).body.toString());
  const encoding = preferredEncoding(reply.request);
  reply.headers(page.headers).header('cache-control', 'no-store').header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compress[encoding](Buffer.from(html)));
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

/** Returns the client's preferred encoding of ours; `identity` if it accepts none of them. */
function preferredEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'];
  return accepted === undefined ? 'identity' : (negotiator.negotiate(accepted) ?? 'identity');
}

/** An LRU cache, because browsers send few different headers, but clients could send any number. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: [...encodings],
  cache: new LRUCache<string, string>({ max: 200 }),
});
