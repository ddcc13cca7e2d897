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
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> | undefined {
  if (file.bytes.br === undefined && file.bytes.gzip === undefined)
    return reply.headers(file.headers).sendFile(file.path);
  const content = site.read(file, preferredEncoding(request));
  if (content instanceof Promise) return content.then((read) => send(read, request, reply));
  send(content, request, reply);
  return undefined;
}

/** Bypasses `reply.send()`, which copies and checks a dozen headers that never change. */
function send({ body, headers }: FileContent, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const isSame = reply.statusCode === 200 && fresh(request.headers, headers);
  reply.raw.writeHead(isSame ? 304 : reply.statusCode, headers);
  reply.raw.end(isSame ? undefined : body);
  return reply;
}

/** Returns the client's preferred encoding of ours; `identity` if it accepts none of them. */
export function preferredEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'];
  return accepted === undefined ? 'identity' : (negotiator.negotiate(accepted) ?? 'identity');
}

/** An LRU cache, because browsers send few different headers, but clients could send any number. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: [...encodings],
  cache: new LRUCache<string, string>({ max: 200 }),
});
