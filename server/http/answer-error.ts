import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { Context } from '#server/context.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { RequestProblem } from './errors.ts';

/**
 * Answers with a status and nothing of the request: a code for programs, a line of text for people.
 *
 * @param code more precise than the status; left out: the status's own
 */
export function sendShort(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: ErrorCode = codeOfStatus(status),
): FastifyReply {
  const { url, headers } = request;
  const isJson = url.startsWith('/api/') || headers.accept?.includes('application/json') === true;
  const body = isJson ? `${JSON.stringify({ code })}\n` : lineOf(status);
  return reply
    .code(status)
    .type(isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8')
    .header('cache-control', status === 308 ? 'public, max-age=3600' : 'no-store')
    .send(body);
}

/** Makes the handler of errors that routes throw. */
export function answerError(context: Pick<Context, 'log'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, code } = refusalOf(error, request, reply, context);
    sendShort(request, reply, status, code);
  };
}

/** The same for addresses that answer text: the code alone. */
export function answerErrorAsText(context: Pick<Context, 'log'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, code } = refusalOf(error, request, reply, context);
    reply.code(status).type('text/plain; charset=utf-8').send(code);
  };
}

/**
 * Status and code of a request that failed: a client error, an unavailable storage, or a bug. Sets `Retry-After` where the
 * error has one, and logs failures and every rejected POST, with the route's pattern and without the URL.
 */
export function refusalOf(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { log }: Pick<Context, 'log'>,
): { status: number; code: ErrorCode } {
  const { statusCode = 500 } = error;
  const problem = error instanceof RequestProblem ? error : undefined;
  const isKnown = problem !== undefined || (statusCode >= 400 && statusCode < 500);
  const status = error instanceof StorageUnavailable ? 503 : isKnown ? statusCode : 500;
  const code = problem?.errorCode ?? codeOfStatus(status);
  // `Content-Range` of a 416.
  if ('headers' in error) reply.headers(error.headers as Record<string, string>);
  if (problem?.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  const { method, routeOptions } = request;
  const route = routeOptions.url;
  if (status === 500 || error instanceof StorageUnavailable) log.error({ err: error, method, route }, 'failed');
  else if (method === 'POST') log.info({ route, status, code }, 'refused');
  return { status, code };
}

/** The answer for people. */
export function lineOf(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? 'Error'}\n`;
}

/** The default code of a status. */
export function codeOfStatus(status: number): ErrorCode {
  return codes[status] ?? (status < 500 ? 'bad-request' : 'internal');
}

const codes: Readonly<Record<number, ErrorCode>> = {
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'timeout',
  412: 'precondition-failed',
  413: 'too-large',
  415: 'unsupported-type',
  416: 'range-not-satisfiable',
  417: 'expectation-failed',
  429: 'too-many-requests',
  431: 'headers-too-large',
  503: 'unavailable',
};
