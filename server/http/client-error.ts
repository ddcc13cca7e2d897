import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from '#server/context.ts';
import { statusText } from './answer-error.ts';

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
