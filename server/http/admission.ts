import type { Socket } from 'node:net';
import { Transform, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { networkOf } from '#server/requests/client-network.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';
import { createSharedBudget, type BudgetLimits, type SharedBudget } from '#server/requests/shared-budget.ts';
import { takeTurn } from '#server/requests/take-turns.ts';
import { codeOfStatus, sendShort } from './answer-error.ts';

/**
 * Limits on concurrent use, enough for an office behind one address. A network over its own limit gets 429; over what is
 * left of a total, 503.
 */
export const admissionLimits = {
  /** Open connections. Those over a limit are closed. 5,000 idle ones take about 100 MB. */
  connections: { total: 5_000, perNetwork: 300, first: 6 },
  /** Requests whose response is not complete, including downloads that the client does not read. */
  requests: { total: 2_000, perNetwork: 100, first: 6 },
  /** Bytes of bodies in memory, as received, until their requests are answered. */
  bodyBytes: { total: 32 * 1024 * 1024, perNetwork: 4 * 1024 * 1024, first: 256 * 1024 },
  /** Bodies of this length are not counted: the limit on connections covers them. An ordinary form is smaller. */
  smallBodyBytes: 16 * 1024,
  /** Time before a body must have a minimum rate. */
  graceMs: 10_000,
  /** Minimum average rate after that time. Doubles with each doubling of the time, so that slow uploads end. */
  minBytesPerSecond: 1_024,
  /** Deadline of a body that is not multipart. */
  textMs: 30_000,
  /** Deadline of a multipart body; shorter than Node's request timeout, which logs nothing. */
  uploadMs: 115_000,
};

export type AdmissionLimits = typeof admissionLimits;

const retryAfterSeconds = 5;

/** Limits connections, requests in progress, bytes of bodies, and the time a body takes. */
export function limitClients(
  app: FastifyInstance,
  { config, log }: { config: Pick<Context['config'], 'trustProxy'>; log: Pick<Context['log'], 'info'> },
  limits: AdmissionLimits = admissionLimits,
): void {
  const requests = createSharedBudget(limits.requests);
  const bodies = createSharedBudget(limits.bodyBytes);
  app.server.maxConnections = limits.connections.total;
  // Behind a proxy all connections come from the proxy, which limits those of clients (`deploy/`).
  if (config.trustProxy === false) limitConnections(app, limits.connections);

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const network = networkOf(request.ip);
    const refusal = requests.take(network);
    if (refusal) {
      // A short response, even for a form: rejecting a request must cost less than serving it.
      if (request.method === 'POST') {
        log.info({ route: request.routeOptions.url, status: refusal, code: codeOfStatus(refusal) }, 'rejected');
      }
      sendShort(request, reply.header('retry-after', retryAfterSeconds), refusal);
      return;
    }
    reply.raw.once('close', () => requests.release(network));
    if (hasBody(request)) {
      onSlowBody(request, limits, () => {
        log.info({ route: request.routeOptions.url, status: 408, code: codeOfStatus(408) }, 'rejected');
        // Same response as for Node's request timeout, from the same handler.
        const error = Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        if (reply.raw.headersSent) socket.destroy();
        else app.server.emit('clientError', error, socket);
      });
    }
    done();
  });

  app.addHook('preParsing', (request, reply, body, done) => {
    done(null, countBody(request, reply, body, bodies, limits.smallBodyBytes));
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

function limitConnections(app: FastifyInstance, limits: BudgetLimits): void {
  const connections = createSharedBudget(limits);
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    if (connections.take(network)) socket.destroy();
    else socket.once('close', () => connections.release(network));
  });
}

/** Calls a function once if the body of a request arrives too slowly. */
function onSlowBody({ raw, headers }: FastifyRequest, times: AdmissionLimits, close: () => void): void {
  const { graceMs, minBytesPerSecond, textMs, uploadMs } = times;
  const since = performance.now();
  const { bytesRead: bytesBefore } = raw.socket;
  const maxMs = headers['content-type']?.startsWith('multipart/') ? uploadMs : textMs;
  const timer = setInterval(() => {
    const ms = performance.now() - since;
    const minBytes = minBytesPerSecond * (ms / 1000) * (ms / graceMs);
    const isTooSlow = ms > maxMs || (ms > graceMs && raw.socket.bytesRead - bytesBefore < minBytes);
    if (!raw.complete && !isTooSlow) return;
    clearInterval(timer);
    if (!raw.complete) close();
  }, graceMs / 10).unref();
  raw.on('close', () => clearInterval(timer));
}

/**
 * Takes the bytes of a body that is read into memory from a budget while they arrive, until its request is answered.
 * Bodies are processed one per turn of the event loop.
 *
 * @returns the body, which fails with a `RequestProblem` at the first byte over the budget
 */
function countBody(
  { headers, ip, raw }: FastifyRequest,
  reply: FastifyReply,
  body: Readable,
  budget: SharedBudget,
  freeBytes: number,
): Readable {
  // A multipart body is streamed to the disk; `receive-upload.ts` limits its texts and the number of uploads.
  const isStreamed = headers['content-type']?.startsWith('multipart/');
  const announced = headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
  if (isStreamed || announced <= freeBytes) return body;
  const network = networkOf(ip);
  let taken = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const refusal = budget.take(network, chunk.length);
      if (refusal === undefined) taken += chunk.length;
      done(refusal && new RequestProblem(refusal, retryAfterSeconds), chunk);
    },
    // The end of the body starts its processing.
    flush: (done) => takeTurn(done),
  });
  // Nothing else listens after the answer to a request whose body was not read to its end.
  counted.on('error', () => undefined);
  raw.once('close', () => {
    if (!raw.complete) counted.destroy(new RequestProblem(400));
  });
  reply.raw.once('close', () => {
    counted.destroy();
    budget.release(network, taken);
  });
  return body.pipe(counted);
}
