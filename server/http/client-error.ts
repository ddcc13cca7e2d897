import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from '#server/context.ts';
import { lineOf } from './answer-error.ts';

/**
 * Makes the handler for bytes that Node's parser rejects. There is no request and no reply object, only a socket, so the
 * answer is written by hand, with the same headers as all others.
 */
export function createClientErrorHandler({ security, access }: Pick<Context, 'security' | 'access'>) {
  const answered = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The parser reports an error for each further chunk of the same request.
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
    // If the socket closed at once, a client that still sends would get a reset, which can arrive before the answer.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

/** Long enough for an answer to arrive on a slow line, too short to hold many sockets open. */
const lingerMs = 1000;

const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
