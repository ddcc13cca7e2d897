import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server behind the proxy that records what reaches it. */
export type Upstream = { port: number; seen: { url: string; headers: IncomingHttpHeaders }[]; stop: () => void };

/** Starts the server. It never answers requests for `/held`. */
export async function startUpstream(): Promise<Upstream> {
  const seen: Upstream['seen'] = [];
  const server = createServer(({ url = '', headers }, response) => {
    seen.push({ url, headers });
    if (!url.startsWith('/held')) response.end('fine');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, seen, stop };
}
