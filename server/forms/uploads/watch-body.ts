import type { IncomingMessage } from 'node:http';
import { RequestProblem } from '#server/http/errors.ts';

/**
 * Watches a request's body. How fast it must come is the server's matter (`server/http/slow-bodies.ts`), which cuts the
 * connection.
 *
 * @returns a signal that is aborted with a `RequestProblem`: 400 when the client goes away, 413 for more than `maxBytes`;
 *   and the function to call before the body is read, which begins to count
 */
export function watchBody(request: IncomingMessage, maxBytes: number): { signal: AbortSignal; count: () => void } {
  const controller = new AbortController();
  const fail = (status: number) => controller.abort(new RequestProblem(status));
  if (request.destroyed) fail(400);
  request.once('close', () => {
    if (!request.complete) fail(400);
  });
  const count = () => {
    let total = 0;
    request.on('data', (part: Buffer) => {
      total += part.length;
      if (total > maxBytes && !controller.signal.aborted) fail(413);
      // A client that still sends is not waiting for an answer.
      if (total > 4 * maxBytes) request.destroy();
    });
  };
  return { signal: controller.signal, count };
}
