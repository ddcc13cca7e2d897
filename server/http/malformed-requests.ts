import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { sendShort, statusText } from './answer-error.ts';

/** Rejects requests that a proxy could parse differently (request smuggling), and requests meant for a proxy. */
export function rejectAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { expect = '100-continue' } = request.headers;
    if (!hasOneHost(request.raw)) sendShort(request, reply, 400);
    else if (expect.toLowerCase() !== '100-continue') sendShort(request, reply, 417);
    else done();
  });
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.server.on('connect', (_request, socket: Socket) => {
    const error = Object.assign(new Error('CONNECT is for proxies'), { code: 'HPE_INVALID_METHOD' });
    app.server.emit('clientError', error, socket);
  });
}

/** HTTP/1.0 requires no Host. Duplicate headers are joined with commas, which a host name can't contain. */
function hasOneHost({ headers: { host }, httpVersion }: IncomingMessage): boolean {
  return host === undefined ? httpVersion !== '1.1' : !host.includes(',');
}

/**
 * Creates the handler for requests that Node's parser rejects. There is only a socket, no request or reply object, so
 * the response is written directly to the socket, with the same headers as all others.
 */
export function createClientErrorHandler({ security, access }: Pick<Context, 'security' | 'access'>) {
  const answered = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The parser reports an error again for each further chunk.
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = parserStatuses[error.code ?? ''] ?? 400;
    access.count(status);
    const body = statusText(status);
    const headers = {
      date: new Date().toUTCString(),
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      connection: 'close',
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
      ...security.ofData,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    // Closing at once would reset the connection of a client that is still sending, maybe before it gets the response.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

/** Long enough for a response to arrive over a slow connection, too short to keep many sockets open. */
const lingerMs = 1000;

const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
