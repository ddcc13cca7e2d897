import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/guards/refuse.ts';
import type { HeaderList } from '#server/guards/security-headers.ts';
import { bareHeaders, partHeaders, wholeHeaders } from './file-headers.ts';
import { createFormBodies } from './form-bodies.ts';
import type { FileForm, SiteFile } from './load-site.ts';
import { matchesStrongly, matchesWeakly } from './match-etag.ts';
import { rankEncodings, type Encoding } from './negotiate-encoding.ts';
import { parseRange, type ByteRange } from './parse-range.ts';
import { canSendPrepared, sendPrepared, type PreparedAnswer } from './send-prepared.ts';

/** Answers a GET or HEAD with a file of the build. */
export type FileAnswerer = (file: SiteFile, request: IncomingMessage, response: ServerResponse) => void;

/** Makes the function that answers with files: negotiated encoding, conditions, ranges (RFC 9110, 12 to 14). */
export function createFileAnswerer(context: Pick<Context, 'access' | 'log' | 'security'>): FileAnswerer {
  const bodies = createFormBodies();

  const send = (response: ServerResponse, status: number, headers: HeaderList, body?: Buffer) => {
    context.access.count(status);
    response.writeHead(status, headers as string[]);
    response.end(body);
  };

  const sendPart = (response: ServerResponse, file: SiteFile, range: ByteRange, body: Buffer) => {
    send(response, 206, partHeaders(file, range), body.subarray(range.start, range.end + 1));
  };

  const sendWhole = (response: ServerResponse, file: SiteFile, form: FileForm, answer: PreparedAnswer) => {
    if (file.isMissingPage || !canSendPrepared(response)) {
      send(response, statusOf(file), wholeHeaders(file, form), answer.body);
      return;
    }
    context.access.count(200);
    sendPrepared(response, answer);
  };

  /** Reads from the disk what is not in memory: small files as a whole, others as a stream. */
  const sendFromDisk = async (response: ServerResponse, file: SiteFile, form: FileForm, range?: ByteRange) => {
    const source = await bodies.open(file, form);
    if ('body' in source) {
      if (range) sendPart(response, file, range, source.body);
      else sendWhole(response, file, form, source);
      return;
    }
    const status = range ? 206 : statusOf(file);
    context.access.count(status);
    response.writeHead(status, (range ? partHeaders(file, range) : wholeHeaders(file, form)) as string[]);
    await pipeline(source.createReadStream(range), response);
  };

  return (file, request, response) => {
    const ranking = rankEncodings(request.headers['accept-encoding']);
    const range = rangeOf(file, request, ranking);
    const encoding = range ? 'identity' : ranking.find((accepted) => file[accepted]);
    const form = encoding && file[encoding];
    if (!form) {
      refuse(context, request, response, 406);
      return;
    }
    const unmet = unmetCondition(file, form, request);
    const answer = bodies.kept(file, form);
    if (unmet) {
      send(response, unmet, bareHeaders(file, form));
    } else if (range === 'unsatisfiable') {
      refuse(context, request, response, 416, ['Content-Range', `bytes */${form.bytes}`]);
    } else if (request.method === 'HEAD') {
      send(response, statusOf(file), wholeHeaders(file, form));
    } else if (!answer) {
      sendFromDisk(response, file, form, range).catch((error: unknown) => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        context.log.error({ err: error }, 'a file of the build can not be read');
        refuse(context, request, response, 500);
      });
    } else if (range) {
      sendPart(response, file, range, answer.body);
    } else {
      sendWhole(response, file, form, answer);
    }
  };
}

/**
 * The part that is asked for. Parts are of the identity form: resuming a download is what they are for, and what is
 * worth resuming is not compressed.
 */
function rangeOf({ identity, isMissingPage }: SiteFile, request: IncomingMessage, ranking: readonly Encoding[]) {
  const { range, 'if-range': condition } = request.headers;
  if (range === undefined || request.method !== 'GET' || isMissingPage) return undefined;
  if (!ranking.includes('identity') || (condition !== undefined && condition !== identity.etag)) return undefined;
  return parseRange(range, identity.bytes);
}

function statusOf({ isMissingPage }: SiteFile): 200 | 404 {
  return isMissingPage ? 404 : 200;
}

function unmetCondition(file: SiteFile, { etag }: FileForm, { headers }: IncomingMessage): 304 | 412 | undefined {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (file.isMissingPage) return undefined;
  if (match !== undefined && !matchesStrongly(match, etag)) return 412;
  return noneMatch !== undefined && matchesWeakly(noneMatch, etag) ? 304 : undefined;
}
