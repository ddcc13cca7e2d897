import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rankEncodings, type Encoding } from './negotiate-encoding.ts';

const packers: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      // Two milliseconds for a page; a window of 64 kB holds all of it.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  gzip: (html) => promisify(gzip)(html, { level: 5 }),
  identity: (html) => Promise.resolve(html),
};

/** Answers with a page that was made for this request, compressed as its visitor's browser likes best. */
export async function answerHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<Buffer> {
  const [encoding = 'identity'] = rankEncodings(request.headers['accept-encoding']);
  reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return packers[encoding](Buffer.from(html));
}
