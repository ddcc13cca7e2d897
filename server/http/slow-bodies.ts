import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How slowly a body may come. */
export type BodyPace = {
  /** For so long nothing is asked of it. */
  graceMs: number;
  /** Then, on average since its beginning. */
  minBytesPerSecond: number;
  /** When it has to be complete, unless it is multipart, which has the time of the whole request. */
  textMs: number;
};

/** Makes the function that watches the body of a request and cuts the connection, with 408, when it comes too slowly. */
export function cutSlowBodies(
  app: FastifyInstance,
  { graceMs, minBytesPerSecond, textMs }: BodyPace,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const watched = new Set<WatchedBody>();

  const isTooSlow = ({ request, since, bytesBefore }: WatchedBody) => {
    const ms = performance.now() - since;
    const bytes = request.raw.socket.bytesRead - bytesBefore;
    const isMultipart = request.headers['content-type']?.startsWith('multipart/') === true;
    return (!isMultipart && ms > textMs) || (ms > graceMs && bytes * 1000 < minBytesPerSecond * ms);
  };

  const check = () => {
    for (const body of watched) {
      if (body.request.raw.complete) watched.delete(body);
      else if (isTooSlow(body)) cut(app, body);
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
