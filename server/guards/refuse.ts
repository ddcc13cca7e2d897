import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '#server/context.ts';
import { shortAnswer, wantsJson } from './short-answer.ts';

/**
 * Answers a request that has not reached the router with a short refusal.
 *
 * @param headers further ones, such as `Allow`
 */
export function refuse(
  context: Pick<Context, 'security' | 'access'>,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: readonly string[] = [],
): void {
  const answer = shortAnswer(status, wantsJson(request.url, request.headers.accept));
  context.access.count(status);
  response.writeHead(status, [...answer.headers, ...headers, ...context.security.ofData]);
  response.end(answer.body);
}
