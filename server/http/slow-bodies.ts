import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { codeOfStatus } from './answer-error.ts';

/** How slowly a body may come. */
export type BodyPace = {
  /** For so long nothing is asked of it. */
  graceMs: number;
  /**
   * Then, on average since its beginning; twice as much after twice the grace, and so on: keeping a place among the uploads
   * costs more the longer it takes.
   */
  minBytesPerSecond: number;
  /** When it has to be complete, unless it is multipart. */
  textMs: number;
  /** When a multipart body has to be complete; shorter than the time that Node gives a request, which logs nothing. */
  uploadMs: number;
};

/** Makes the function that watches the body of a request and cuts the connection, with 408, when it comes too slowly. */
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
  // The answer that Node gives, by the same handler, when the time for a whole request is over.
  else
    app.server.emit('clientError', Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

type WatchedBody = { request: FastifyRequest; reply: FastifyReply; since: number; bytesBefore: number };
