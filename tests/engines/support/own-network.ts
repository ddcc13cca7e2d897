import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownNetwork } from '#tests/support/test.ts';

/** A proxy for one visitor. */
export type OwnNetwork = { origin: string; close: () => void };

/**
 * Starts a proxy for the site, since not every driver can add headers or disable scripts: the visitor gets a network of
 * their own, so that rate limits don't affect other tests.
 *
 * @param scripts off: the content security policy forbids scripts; drivers can still evaluate expressions
 */
export async function openNetwork(site: string, scripts: 'on' | 'off'): Promise<OwnNetwork> {
  const network = ownNetwork();
  const proxy = createServer((incoming, answer) => {
    const forwarded = request(
      `${site}${incoming.url ?? ''}`,
      { method: incoming.method, headers: { ...incoming.headers, ...network } },
      (response) => {
        const { 'content-security-policy': policy = '', ...headers } = response.headers;
        answer.setHeader(
          'content-security-policy',
          scripts === 'on' ? policy : String(policy).replace(/script-src [^;]*/, "script-src 'none'"),
        );
        answer.writeHead(response.statusCode ?? 502, headers);
        response.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
