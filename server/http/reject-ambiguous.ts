import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sendShort } from './answer-error.ts';

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
