import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownNetwork } from '#tests/support/test.ts';

/** A way to the site that only one visitor takes. */
export type OwnNetwork = { origin: string; close: () => void };

/**
 * Puts a proxy before the site, since not every driver can add a header or turn scripts off: the visitor comes from a
 * network of their own, whose limits no other test touches.
 *
 * @param scripts off: every page's policy forbids scripts, so that it is a page without JavaScript that a driver can still look into
 */
export async function openNetwork(site: string, scripts: 'on' | 'off'): Promise<OwnNetwork> {
  const network = ownNetwork();
  const proxy = createServer((asked, answer) => {
    const forwarded = request(
      `${site}${asked.url ?? ''}`,
      { method: asked.method, headers: { ...asked.headers, ...network } },
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
    asked.pipe(forwarded);
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
