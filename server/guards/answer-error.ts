import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { Context } from '#server/context.ts';
import { RequestProblem } from '#server/forms/request-problem.ts';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { addHeaders } from './add-headers.ts';
import { codeOfStatus, shortAnswer, wantsJson } from './short-answer.ts';

/**
 * Makes the handler of errors that routes throw. Those with a 4xx status are the request's fault and are only counted;
 * all others are ours: logged, with the route's pattern but not the address, and told to nobody.
 */
export function answerError(context: Pick<Context, 'log'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, code } = refusalOf(error, request, context);
    sendShort(request, reply, status, code);
  };
}

/** The same for addresses that answer text: the code alone. */
export function answerErrorAsText(context: Pick<Context, 'log'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, code } = refusalOf(error, request, context);
    reply.code(status).type('text/plain; charset=utf-8').send(code);
  };
}

/** What a request is refused with after an error: its own fault, a storage that is away for now, or ours. */
export function refusalOf(
  error: FastifyError,
  request: FastifyRequest,
  { log }: Pick<Context, 'log'>,
): { status: number; code: ErrorCode } {
  const { statusCode = 500 } = error;
  const isKnown = error instanceof RequestProblem || (statusCode >= 400 && statusCode < 500);
  const status = error instanceof StorageUnavailable ? 503 : isKnown ? statusCode : 500;
  if (status === 500 || error instanceof StorageUnavailable) {
    log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'failed');
  }
  return { status, code: (error instanceof RequestProblem ? error.errorCode : undefined) ?? codeOfStatus(status) };
}

/** Answers with a short refusal from inside the router. */
export function sendShort(request: FastifyRequest, reply: FastifyReply, status: number, code?: ErrorCode): void {
  const { body, headers } = shortAnswer(status, wantsJson(request.url, request.headers.accept), code);
  addHeaders(reply, headers);
  reply.code(status).send(body);
}
