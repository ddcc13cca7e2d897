import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { HeaderList } from '#server/guards/security-headers.ts';

/** How long a connection without requests is kept: more than the minute for which balancers keep theirs. */
export const keepAliveMs = 72_000;

/** Joins the headers of a 200 once, for {@link sendPrepared}. */
export function prepareHead(headers: HeaderList): string {
  return `HTTP/1.1 200 OK\r\n${headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')}`;
}

/**
 * Whether {@link sendPrepared} may answer: the connection stays open, so the headers are those of every other answer,
 * and Node keeps its header where we write it. Else `writeHead` and `end` send the same bytes, only slower.
 */
export function canSendPrepared(response: ServerResponse): boolean {
  return takesPreparedHead && response.shouldKeepAlive && !response.headersSent;
}

/**
 * Answers 200 with a head and a body that stand ready. `writeHead` would check and join the same dozen of
 * headers anew for each answer; that is a quarter of all the work there is (measured: 31 against 22 µs of processor time
 * a page), and what is missing to nginx.
 *
 * @param head from {@link prepareHead}
 */
export function sendPrepared(response: ServerResponse, head: string, body: Buffer): void {
  response.statusCode = 200;
  (response as WithHead)._header = head + changingHeaders();
  response.end(body);
}

/** Where Node's own `writeHead` puts the finished head. No documented name, hence the look whether it is still there. */
type WithHead = ServerResponse & { _header: string | null };

const takesPreparedHead = ((): boolean => {
  const probe = new ServerResponse(new IncomingMessage(new Socket())) as WithHead;
  const isEmpty = probe._header === null && !probe.headersSent;
  probe._header = 'HTTP/1.1 200 OK\r\n\r\n';
  return isEmpty && probe.headersSent;
})();

let second = 0;
let changing = '';

function changingHeaders(): string {
  const now = Math.trunc(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const date = new Date(now * 1000).toUTCString();
    changing = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveMs / 1000}\r\n\r\n`;
  }
  return changing;
}
