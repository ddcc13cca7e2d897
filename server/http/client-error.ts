import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from '#server/context.ts';
import { lineOf } from './answer-error.ts';

/**
 * Makes the handler of what Node's parser could not read as a request. There is no request and no reply then, only a
 * socket: the answer is written out, with the headers that all others carry.
 */
export function createClientErrorHandler({ security, access }: Pick<Context, 'security' | 'access'>) {
  const answered = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The parser complains again about each further piece of the same request.
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = parserStatuses[error.code ?? ''] ?? 400;
    access.count(status);
    const body = lineOf(status);
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
    // Closed at once, the rest of a long request would meet a reset, which can overtake the answer on its way.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

/** Long enough for an answer to arrive on a slow line, short enough not to be a place to wait in. */
const lingerMs = 1000;

const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
