import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { codeOfStatus } from './answer-error.ts';

/** Minimum rate and deadlines of request bodies. */
export type BodyPace = {
  /** Grace period without a minimum rate. */
  graceMs: number;
  /** Minimum average rate after the grace period. Doubles with each doubling of the time, so that slow uploads end. */
  minBytesPerSecond: number;
  /** Deadline of a body that is not multipart. */
  textMs: number;
  /** Deadline of a multipart body; shorter than Node's request timeout, which logs nothing. */
  uploadMs: number;
};

/** Creates a function that watches a request's body and closes the connection with 408 if it arrives too slowly. */
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
        log.info({ route: body.request.routeOptions.url, status: 408, code: codeOfStatus(408) }, 'rejected');
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
  // Same response as for Node's request timeout, from the same handler.
  else
    app.server.emit('clientError', Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

type WatchedBody = { request: FastifyRequest; reply: FastifyReply; since: number; bytesBefore: number };
