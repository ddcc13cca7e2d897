import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { codeOfStatus, sendShort } from './answer-error.ts';
import { networkOf } from '#server/requests/client-network.ts';
import { countBody } from './count-body.ts';
import { createSharedBudget, type BudgetLimits } from '#server/requests/shared-budget.ts';

/** Limits on concurrent use. A network over its own limit gets 429; over what is left of a total, 503. */
export type AdmissionLimits = {
  /** Open connections. Those over a limit are closed. */
  connections: BudgetLimits;
  /** Requests whose response is not complete, including downloads that the client does not read. */
  requests: BudgetLimits;
  /** Bytes of bodies in memory, as received, until their requests are answered. */
  bodyBytes: BudgetLimits;
  /** Bodies of this length are not counted: the limit on connections covers them. An ordinary form is smaller. */
  smallBodyBytes: number;
  /** Time before a body must have a minimum rate. */
  graceMs: number;
  /** Minimum average rate after that time. Doubles with each doubling of the time, so that slow uploads end. */
  minBytesPerSecond: number;
  /** Deadline of a body that is not multipart. */
  textMs: number;
  /** Deadline of a multipart body; shorter than Node's request timeout, which logs nothing. */
  uploadMs: number;
};

/** Enough for an office behind one address; 5,000 idle connections take about 100 MB. */
export const admissionLimits: AdmissionLimits = {
  connections: { total: 5_000, perNetwork: 300, first: 6 },
  requests: { total: 2_000, perNetwork: 100, first: 6 },
  bodyBytes: { total: 32 * 1024 * 1024, perNetwork: 4 * 1024 * 1024, first: 256 * 1024 },
  smallBodyBytes: 16 * 1024,
  graceMs: 10_000,
  minBytesPerSecond: 1_024,
  textMs: 30_000,
  uploadMs: 115_000,
};

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
    done(
      null,
      countBody(request, reply, body, { budget: bodies, freeBytes: limits.smallBodyBytes, retryAfterSeconds }),
    );
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
