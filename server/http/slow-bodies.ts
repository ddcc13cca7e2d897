import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { codeOfStatus } from './answer-error.ts';

/** How slowly a body may arrive. */
export type BodyPace = {
  /** No minimum rate applies for this long. */
  graceMs: number;
  /** The average rate required then; it doubles after twice the grace period, and so on, so that slow uploads end. */
  minBytesPerSecond: number;
  /** Deadline of a body that is not multipart. */
  textMs: number;
  /** Deadline of a multipart body; shorter than Node's own request timeout, which logs nothing. */
  uploadMs: number;
};

/** Makes the function that watches the body of a request and closes the connection with 408 when it arrives too slowly. */
export function cutSlowBodies(
  app: FastifyInstance,
  log: Pick<Context['log'], 'info'>,
  { graceMs, minBytesPerSecond, textMs, uploadMs }: BodyPace,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const watched = new Set<WatchedBody>();

  const isTooSlow = ({ request, since, bytesBefore }: WatchedBody) => {
    const ms = performance.now() - since;
    const bytes = request.raw.socket.bytesRead - bytesBefore;
    const isMultipart = request.headers['content-type']?.startsWith('multipart/') === true;
    const wantedBytes = minBytesPerSecond * (ms / 1000) * (ms / graceMs);
    return ms > (isMultipart ? uploadMs : textMs) || (ms > graceMs && bytes < wantedBytes);
  };

  const check = () => {
    for (const body of watched) {
      if (body.request.raw.complete) watched.delete(body);
      else if (isTooSlow(body)) {
        watched.delete(body);
        log.info({ route: body.request.routeOptions.url, status: 408, code: codeOfStatus(408) }, 'refused');
        cut(app, body);
      }
    }
  };
  const timer = setInterval(check, graceMs / 10).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });

  return (request, reply) => {
    const body = { request, reply, since: performance.now(), bytesBefore: request.raw.socket.bytesRead };
    watched.add(body);
    request.raw.once('close', () => watched.delete(body));
  };
}

function cut(app: FastifyInstance, { request, reply }: WatchedBody): void {
  const { socket } = request.raw;
  if (reply.raw.headersSent) socket.destroy();
  // Same answer as for Node's own request timeout, by the same handler.
  else
    app.server.emit('clientError', Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

type WatchedBody = { request: FastifyRequest; reply: FastifyReply; since: number; bytesBefore: number };
