import { request, type Agent, type RequestOptions } from 'node:https';

/** A response; status 0 if there was none. */
export type Answer = { status: number; text: string };

/** Headers, body, method, `signal`; `from`: the client's address, on loopback; `agent`: keeps connections open. */
export type Question = Pick<RequestOptions, 'method' | 'signal'> & {
  headers?: Record<string, string>;
  from?: string;
  body?: string;
  agent?: Agent;
};

/** Sends a request to a proxy as a visitor of www.example.com. */
export function ask(port: number, path: string, { from = '127.0.0.1', body, ...more }: Question = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path,
      localAddress: from,
      servername: 'www.example.com',
      // The certificate is made for the test.
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(30_000),
      ...more,
      headers: { host: 'www.example.com', ...more.headers },
    });
    asked.on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', () => resolve({ status: 0, text: '' }));
    asked.end(body);
  });
}
