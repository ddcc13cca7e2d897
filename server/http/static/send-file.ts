import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { encodings, type Encoding, type FileContent, type Site, type SiteFile } from './load-site.ts';

/**
 * Answers with a file of the build: what was compressed (pages, scripts, styles) from memory in the encoding that the client
 * likes best, all else by `@fastify/static`, with ranges.
 *
 * @returns nothing when all is sent, so that a router's handler that returns it has nothing to wait for
 */
export function sendFile(
  site: Site,
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> | undefined {
  const { br, gzip } = file.built.encodings;
  if (br === undefined && gzip === undefined) return reply.headers(file.headers).sendFile(file.path);
  const content = site.read(file, preferredEncoding(request));
  if (content instanceof Promise) return content.then((read) => send(read, request, reply));
  send(content, request, reply);
  return undefined;
}

/** Without Fastify's own sending, which copies and looks through a dozen headers that never change. */
function send({ body, headers }: FileContent, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const isSame = reply.statusCode === 200 && fresh(request.headers, headers);
  reply.raw.writeHead(isSame ? 304 : reply.statusCode, headers);
  reply.raw.end(isSame ? undefined : body);
  return reply;
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
