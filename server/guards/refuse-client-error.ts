import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from '#server/context.ts';
import { shortAnswer } from './short-answer.ts';

/**
 * Makes the handler of what Node's parser could not read as a request. There is no request and no response then, only
 * a socket: the answer is written out by hand, with the headers that all others carry.
 */
export function createClientErrorHandler({ security, access }: Pick<Context, 'security' | 'access'>) {
  const answers = new WeakSet<Socket>();

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The parser complains again about each further piece of the same request.
    if (answers.has(socket)) return;
    answers.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf(error.code);
    access.count(status);
    const { body, headers } = shortAnswer(status, false);
    const allow = status === 405 ? ['Allow', 'GET, HEAD'] : [];
    const all = ['Date', new Date().toUTCString(), ...headers, ...allow, ...security.ofData, 'Connection', 'close'];
    const lines = all.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
    // Closed at once, the rest of a long request would meet a reset, which can overtake the answer on its way.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

/** Long enough for an answer to arrive on a slow line, short enough not to be a place to wait in. */
const lingerMs = 1000;

function statusOf(code: string | undefined): number {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'HPE_INVALID_METHOD':
      return 405;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    default:
      return 400;
  }
}
