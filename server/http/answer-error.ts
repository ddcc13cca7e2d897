import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes, type ErrorCode } from '#contracts/error-codes.ts';
import type { FieldErrors } from '#contracts/forms/check-values.ts';
import type { Context } from '#server/context.ts';
import type { Outcome } from '#server/forms/submit-form.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';

/**
 * Sends a status with a short body: the code for programs (as JSON, or as text in the e-mail service's protocol), a line
 * of text for people.
 */
export function sendShort({ url, headers }: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const code = codeOfStatus(status);
  const isMailProtocol = url.startsWith('/api/v1.0/');
  const isJson = !isMailProtocol && (url.startsWith('/api/') || headers.accept?.includes('application/json') === true);
  const text = isMailProtocol ? code : statusText(status);
  return reply
    .code(status)
    .type(isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8')
    .header('cache-control', status === 308 ? 'public, max-age=3600' : 'no-store')
    .send(isJson ? `${JSON.stringify({ code })}\n` : text);
}

/** Creates the error handler of the routes. */
export function answerError(context: Pick<Context, 'log'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendShort(request, reply, rejectionOf(error, request, reply, context));
  };
}

/**
 * Returns the status for a failed request: a client error, an unavailable storage, or a bug. Sets `Retry-After` if
 * the error has one, and logs failures and every rejected POST, with the route's pattern and without the URL.
 */
export function rejectionOf(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { log }: Pick<Context, 'log'>,
): number {
  const { statusCode = 500 } = error;
  const problem = error instanceof RequestProblem ? error : undefined;
  const isKnown = problem !== undefined || (statusCode >= 400 && statusCode < 500);
  const status = error instanceof StorageUnavailable ? 503 : isKnown ? statusCode : 500;
  // For example `Content-Range` of a 416.
  if ('headers' in error) reply.headers(error.headers as Record<string, string>);
  if (problem?.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  const { method, routeOptions } = request;
  const route = routeOptions.url;
  if (status === 500 || error instanceof StorageUnavailable) log.error({ err: error, method, route }, 'failed');
  else if (method === 'POST') log.info({ route, status, code: codeOfStatus(status) }, 'rejected');
  return status;
}

/**
 * Sets status and `Retry-After` of the response to a form.
 *
 * @returns what to send to a program; undefined when the form was accepted
 */
export function reportOutcome(
  reply: FastifyReply,
  outcome: Outcome,
): { code: ErrorCode; fields?: FieldErrors } | undefined {
  switch (outcome.kind) {
    case 'accepted':
      return undefined;
    case 'invalid':
      reply.code(statuses['invalid-fields']);
      return { code: 'invalid-fields', fields: outcome.fields };
    case 'refused':
      reply.code(statuses[outcome.code]);
      if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', outcome.retryAfterSeconds);
      return { code: outcome.code };
  }
}

/** Returns the plain-text body of a status. */
export function statusText(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? 'Error'}\n`;
}

/** Returns the code of a status: the first one that has it. */
export function codeOfStatus(status: number): ErrorCode {
  return errorCodes.find((code) => statuses[code] === status) ?? (status < 500 ? 'bad-request' : 'internal');
}

const statuses: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  'precondition-failed': 412,
  'too-large': 413,
  'unsupported-type': 415,
  'range-not-satisfiable': 416,
  'expectation-failed': 417,
  'headers-too-large': 431,
  'invalid-fields': 400,
  'too-many-requests': 429,
  spam: 403,
  'proof-needed': 403,
  'proof-invalid': 403,
  internal: 500,
  unavailable: 503,
};
