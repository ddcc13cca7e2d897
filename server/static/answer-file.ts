import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/guards/refuse.ts';
import type { VariantHeaders } from './file-headers.ts';
import { createIdentityBodies } from './identity-bodies.ts';
import type { CompressedVariant, SiteFile } from './load-site.ts';
import { matchesStrongly, matchesWeakly } from './match-etag.ts';
import { rankEncodings, type Encoding } from './negotiate-encoding.ts';
import { parseRange, type ByteRange } from './parse-range.ts';
import { canSendPrepared, sendPrepared } from './send-prepared.ts';

/** Answers a GET or HEAD with a file of the build. */
export type FileAnswerer = (
  file: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
  /** 404 sends the file as the page of an address that is none: always whole. */
  status?: 200 | 404,
) => void;

/** Makes the function that answers with files: negotiated encoding, conditions, ranges (RFC 9110, 12 to 14). */
export function createFileAnswerer(context: Pick<Context, 'access' | 'log' | 'security'>): FileAnswerer {
  const bodies = createIdentityBodies();

  const send = (response: ServerResponse, status: number, headers: readonly string[], body?: string | Buffer) => {
    context.access.count(status);
    response.writeHead(status, headers as string[]);
    // Latin-1 gives a compressed body's characters back as the bytes they stand for.
    response.end(body, 'latin1');
  };

  const sendCompressed = (response: ServerResponse, status: 200 | 404, { head, whole, body }: CompressedVariant) => {
    if (status !== 200 || !canSendPrepared(response)) {
      send(response, status, whole, body);
      return;
    }
    context.access.count(status);
    sendPrepared(response, head, body);
  };

  const sendIdentity = async (
    file: SiteFile,
    response: ServerResponse,
    status: number,
    headers: readonly string[],
    range: ByteRange = { start: 0, end: file.bytes - 1 },
  ) => {
    const source = bodies.kept(file) ?? (await bodies.open(file));
    if (Buffer.isBuffer(source)) {
      send(response, status, headers, source.subarray(range.start, range.end + 1));
      return;
    }
    context.access.count(status);
    response.writeHead(status, headers as string[]);
    await pipeline(source.createReadStream(range), response);
  };

  return (file, request, response, status = 200) => {
    const ranking = rankEncodings(request.headers['accept-encoding']);
    const range = status === 200 ? rangeOf(file, request, ranking) : undefined;
    const encoding = range ? 'identity' : ranking.find((accepted) => file[accepted]);
    if (!encoding) {
      refuse(context, request, response, 406);
      return;
    }
    const compressed = encoding === 'identity' ? undefined : file[encoding];
    const variant = compressed ?? file.identity;

    const refusal = status === 200 ? conditionalStatus(variant, request) : undefined;
    if (refusal) {
      send(response, refusal, variant.bare);
    } else if (range === 'unsatisfiable') {
      refuse(context, request, response, 416, ['Content-Range', `bytes */${file.bytes}`]);
    } else if (request.method === 'HEAD') {
      send(response, status, variant.whole);
    } else if (compressed) {
      sendCompressed(response, status, compressed);
    } else {
      const headers = range ? partHeaders(file, range) : variant.whole;
      sendIdentity(file, response, range ? 206 : status, headers, range).catch((error: unknown) => {
        if (response.headersSent) {
          response.destroy();
        } else {
          context.log.error({ err: error }, 'a file of the build can not be read');
          refuse(context, request, response, 500);
        }
      });
    }
  };
}

/**
 * The part that is asked for. Parts are of the identity form: resuming a download is what they are for, and what is
 * worth resuming is not compressed.
 */
function rangeOf(file: SiteFile, request: IncomingMessage, ranking: readonly Encoding[]) {
  const { range, 'if-range': condition } = request.headers;
  if (range === undefined || request.method !== 'GET' || !ranking.includes('identity')) return undefined;
  if (condition !== undefined && condition !== file.identity.etag) return undefined;
  return parseRange(range, file.bytes);
}

function conditionalStatus({ etag }: VariantHeaders, request: IncomingMessage): 304 | 412 | undefined {
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
  if (match !== undefined && !matchesStrongly(match, etag)) return 412;
  return noneMatch !== undefined && matchesWeakly(noneMatch, etag) ? 304 : undefined;
}

function partHeaders(file: SiteFile, { start, end }: ByteRange): readonly string[] {
  const length = String(end - start + 1);
  const place = `bytes ${start}-${end}/${file.bytes}`;
  return ['Content-Type', file.type, 'Content-Length', length, 'Content-Range', place, ...file.identity.bare];
}
