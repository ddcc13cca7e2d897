import { connect } from 'node:net';

/** A parsed HTTP response. */
export type RawAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string; text: string };

/**
 * Sends raw bytes to a port, for requests that no HTTP client would send, and reads until the server closes the
 * connection.
 *
 * @param bytes the request; with `Connection: close`, the server closes after its response
 * @throws Error if the connection is still open after three seconds
 */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    const timer = setTimeout(() => socket.destroy(new Error('the connection was not closed within 3 s')), 3000);
    socket.on('data', (part) => parts.push(Buffer.from(part)));
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(parts).toString('latin1'));
    });
    socket.write(bytes);
  });
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n'), text };
}

/** Builds a request with the headers most tests need. */
export function rawRequest(method: string, target: string, headers: Record<string, string> = {}): string {
  const all = { Host: 'localhost', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
