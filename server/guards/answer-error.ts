import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { addHeaders } from './add-headers.ts';
import { shortAnswer, wantsJson } from './short-answer.ts';

/**
 * Makes the handler of errors that routes throw. Those with a 4xx status are the request's fault and are only counted;
 * all others are ours: logged, with the route's pattern but not the address, and told to nobody.
 */
export function answerError({ log }: Pick<Context, 'log'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { statusCode = 500 } = error;
    const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500;
    if (status === 500) log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'failed');
    sendShort(request, reply, status);
  };
}

/** Answers with a short refusal from inside the router. */
export function sendShort(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const { body, headers } = shortAnswer(status, wantsJson(request.url, request.headers.accept));
  addHeaders(reply, headers);
  reply.code(status).send(body);
}
