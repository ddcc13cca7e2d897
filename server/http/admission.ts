import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { codeOfStatus, sendShort } from './answer-error.ts';
import { networkOf } from './client-network.ts';

/** Limits on concurrent use. A client over a limit per network gets 429; over a limit for all clients, 503. */
export type AdmissionLimits = {
  /** Open connections; Node closes further ones. */
  connections: number;
  /** Connections over this limit, up to twice as many, get an error; further ones are closed at once. */
  connectionsPerNetwork: number;
  /** Requests whose response is not complete, including downloads that the client does not read. */
  requestsPerNetwork: number;
  /** Sum of `Content-Length` of bodies read into memory, until their requests are answered. */
  bodyBytes: number;
  bodyBytesPerNetwork: number;
  /** Bodies up to this size are not counted: the limit on connections covers them. An ordinary form is smaller. */
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
  connections: 5_000,
  connectionsPerNetwork: 300,
  requestsPerNetwork: 100,
  bodyBytes: 64 * 1024 * 1024,
  bodyBytesPerNetwork: 8 * 1024 * 1024,
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
  const requests: Sums = new Map();
  const bodies: Sums = new Map();
  let allBodies = 0;
  // Behind a proxy all connections come from the proxy, which has to limit them by network.
  const excess = limitConnections(app, config.trustProxy !== false, limits);

  const rejectionOf = (network: string, bytes: number, socket: Socket): 429 | 503 | undefined => {
    if (excess.has(socket) || sumOf(requests, network) >= limits.requestsPerNetwork) return 429;
    if (bytes === 0) return undefined;
    if (sumOf(bodies, network) + bytes > limits.bodyBytesPerNetwork) return 429;
    return allBodies + bytes > limits.bodyBytes ? 503 : undefined;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const network = networkOf(request.ip);
    const length = bodyBytes(request);
    const bytes = length > limits.smallBodyBytes ? length : 0;
    if (length > 0) {
      onSlowBody(request, limits, () => {
        log.info({ route: request.routeOptions.url, status: 408, code: codeOfStatus(408) }, 'rejected');
        // Same response as for Node's request timeout, from the same handler.
        const error = Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        if (reply.raw.headersSent) socket.destroy();
        else app.server.emit('clientError', error, socket);
      });
    }
    const rejection = rejectionOf(network, bytes, socket);
    if (rejection) {
      // A short response, even for a form: rejecting a request must cost less than serving it.
      if (excess.has(socket)) reply.header('connection', 'close');
      if (request.method === 'POST') {
        log.info({ route: request.routeOptions.url, status: rejection, code: codeOfStatus(rejection) }, 'rejected');
      }
      sendShort(request, reply.header('retry-after', retryAfterSeconds), rejection);
      return;
    }
    const count = (sign: 1 | -1) => {
      add(requests, network, sign);
      if (bytes === 0) return;
      add(bodies, network, sign * bytes);
      allBodies += sign * bytes;
    };
    count(1);
    reply.raw.on('close', () => count(-1));
    done();
  });
}

/** Counts connections by network; returns the set of those over their network's limit. */
function limitConnections(app: FastifyInstance, isProxied: boolean, limits: AdmissionLimits): WeakSet<Socket> {
  const connections: Sums = new Map();
  const excess = new WeakSet<Socket>();
  app.server.maxConnections = limits.connections;
  if (isProxied) return excess;
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const count = sumOf(connections, network);
    if (count >= 2 * limits.connectionsPerNetwork) {
      socket.destroy();
      return;
    }
    if (count >= limits.connectionsPerNetwork) excess.add(socket);
    add(connections, network, 1);
    socket.once('close', () => add(connections, network, -1));
  });
  return excess;
}

/** Calls a function once if the body of a request arrives too slowly. */
function onSlowBody(
  { raw, headers }: FastifyRequest,
  { graceMs, minBytesPerSecond, textMs, uploadMs }: AdmissionLimits,
  close: () => void,
): void {
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

/** Memory that a body will use; 0 without a body. Multipart bodies are streamed to the disk. */
function bodyBytes(request: FastifyRequest): number {
  const { headers } = request;
  const isChunked = headers['transfer-encoding'] !== undefined;
  if ((!isChunked && headers['content-length'] === undefined) || request.is404) return 0;
  const maxBytes = headers['content-type']?.startsWith('multipart/') ? streamedBytes : request.routeOptions.bodyLimit;
  return isChunked ? maxBytes : Math.min(maxBytes, Number(headers['content-length']));
}

/** Size of Node's buffer for a streamed body. */
const streamedBytes = 64 * 1024;

/** Sums by network; networks with a sum of 0 are removed. */
type Sums = Map<string, number>;

function add(sums: Sums, network: string, amount: number): void {
  const sum = sumOf(sums, network) + amount;
  if (sum === 0) sums.delete(network);
  else sums.set(network, sum);
}

function sumOf(sums: Sums, network: string): number {
  return sums.get(network) ?? 0;
}
