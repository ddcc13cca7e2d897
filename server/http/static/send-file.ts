import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { encodings, type Encoding, type Site, type SiteFile } from './load-site.ts';

/**
 * Answers with a file of the build: what was compressed (pages, scripts, styles) from memory in the encoding that the client
 * likes best, all else by `@fastify/static`, with ranges.
 */
export async function sendFile(
  site: Site,
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(file.headers);
  const { br, gzip } = file.built.encodings;
  if (br === undefined && gzip === undefined) return reply.sendFile(file.path);

  const encoding = preferredEncoding(request);
  const isMade = encoding === 'identity' || file.built.encodings[encoding] !== undefined;
  const sent = isMade ? encoding : 'identity';
  // One tag for each encoding: caches must never put bytes of two together.
  const etag = sent === 'identity' ? `"${file.built.etag}"` : `"${file.built.etag}-${sent}"`;
  reply.header('vary', 'Accept-Encoding');
  // The page of a missing address has no content that could be the same.
  if (reply.statusCode === 200) {
    reply.header('etag', etag);
    if (fresh(request.headers, { etag })) return reply.code(304).send();
  }
  const body = await site.read(file, sent);
  if (sent !== 'identity') reply.header('content-encoding', sent);
  return reply.send(body);
}

/** The encoding of ours that a client likes best; `identity` when it names none that we have. */
export function preferredEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'];
  return accepted === undefined ? 'identity' : (negotiator.negotiate(accepted) ?? 'identity');
}

/** Browsers send a handful of different headers; made-up ones must not fill the memory. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: [...encodings],
  cache: new LRUCache<string, string>({ max: 200 }),
});
