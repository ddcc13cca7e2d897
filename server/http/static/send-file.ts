import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Site, SiteFile } from './load-site.ts';

type Encoding = 'br' | 'gzip';

/**
 * Sends a file of the build: compressed files (pages, scripts, styles) from a cache in memory in the encoding that the client
 * prefers, others from the disk by `@fastify/static`, with range requests.
 */
export function sendFile(site: Site, file: SiteFile, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const { isCompressed, headers, etag, path } = file;
  if (!isCompressed) return reply.headers(headers).sendFile(path);
  const encoding = preferredEncoding(reply.request);
  reply.headers(headers).header('vary', 'Accept-Encoding');
  if (encoding) reply.header('content-encoding', encoding);
  if (etag) {
    // One ETag per encoding, so that caches never combine bytes of two encodings.
    const own = `"${etag}${encoding ? `-${encoding}` : ''}"`;
    reply.header('etag', own);
    if (reply.statusCode === 200 && fresh(reply.request.headers, { etag: own })) return reply.code(304).send();
  }
  const content = contentIn[encoding ?? 'identity'](site, file);
  return content instanceof Promise ? content.then((body) => reply.send(body)) : reply.send(content);
}

const contentIn: Readonly<Record<Encoding | 'identity', (site: Site, file: SiteFile) => Buffer | Promise<Buffer>>> = {
  br: (site, file) => site.readCompressed(file),
  gzip: (site, file) => gzipped.get(file) ?? gzipped.forceFetch(file, { context: site }),
  identity: (site, file) => site.read(file),
};

/** Files for clients without brotli, which browsers use with https only; compressed when the first one asks for it. */
const gzipped = new LRUCache<SiteFile, Buffer, Site>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
  fetchMethod: async (file, _stale, { context: site }) => promisify(gzip)(await site.read(file)),
});

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
  const html = change((await site.read(page)).toString());
  const encoding = preferredEncoding(reply.request);
  reply.headers(page.headers).header('cache-control', 'no-store').header('vary', 'Accept-Encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? await compress[encoding](Buffer.from(html)) : html);
}

const compress: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      // Takes 2 ms for a page; a window of 64 kB holds the whole page.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  gzip: (html) => promisify(gzip)(html, { level: 5 }),
};

/** Returns the client's preferred encoding of ours; undefined if it accepts none of them. */
function preferredEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  const encoding = accepted === undefined ? undefined : negotiator.negotiate(accepted);
  return encoding === 'identity' ? undefined : (encoding ?? undefined);
}

/** An LRU cache, because browsers send few different headers, but clients could send any number. */
const negotiator = new Negotiator<Encoding | 'identity'>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 200 }),
});
