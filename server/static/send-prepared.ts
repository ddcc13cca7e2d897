import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { HeaderList } from '#server/guards/security-headers.ts';

/** How long a connection without requests is kept: more than the minute for which balancers keep theirs. */
export const keepAliveMs = 72_000;

/** A body in memory, and before it, in one piece, the headers it is sent with: a 200 but for what changes. */
export type PreparedAnswer = { bytes: Buffer; body: Buffer };

/**
 * Joins the lasting headers of a 200, once, and makes room behind them for the body, which the caller reads into `body`:
 * read elsewhere and copied, every page would lie in memory twice until it is collected.
 */
export function prepareAnswer(headers: HeaderList, bodyBytes: number): PreparedAnswer {
  const lines = headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
  const head = Buffer.from(`${lines}\r\n`, 'latin1');
  const bytes = Buffer.allocUnsafeSlow(head.length + bodyBytes);
  head.copy(bytes);
  return { bytes, body: bytes.subarray(head.length) };
}

/**
 * Whether {@link sendPrepared} may answer: the connection stays open, so the headers are those of every other answer,
 * and Node keeps its header where we write it. Else `writeHead` and `end` send the same bytes, only slower.
 */
export function canSendPrepared(response: ServerResponse): boolean {
  return takesPreparedHead && response.shouldKeepAlive && !response.headersSent;
}

/**
 * Sends a prepared answer. `writeHead` would check and join the same dozen of headers anew each time; that is a quarter of
 * all the work there is (measured: 31 against 23 µs of processor time a page), and what was missing to nginx.
 */
export function sendPrepared(response: ServerResponse, { bytes }: PreparedAnswer): void {
  response.statusCode = 200;
  (response as WithHead)._header = changingHead();
  response.end(bytes);
}

/** Where Node's own `writeHead` puts the finished head. No documented name, hence the look whether it is still there. */
type WithHead = ServerResponse & { _header: string | null };

const takesPreparedHead = ((): boolean => {
  const probe = new ServerResponse(new IncomingMessage(new Socket())) as WithHead;
  const isEmpty = probe._header === null && !probe.headersSent;
  probe._header = 'HTTP/1.1 200 OK\r\n';
  return isEmpty && probe.headersSent;
})();

let second = 0;
let head = '';

/** The head's beginning, which is the same for all answers within a second. */
function changingHead(): string {
  const now = Math.trunc(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const date = new Date(now * 1000).toUTCString();
    head = `HTTP/1.1 200 OK\r\nDate: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveMs / 1000}\r\n`;
  }
  return head;
}
