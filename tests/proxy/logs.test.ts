import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startCaddy, startNginx, type Proxy } from './support/start-proxy.ts';
import { startUpstream } from './support/start-upstream.ts';

const visitor = '127.0.0.77';
const token = 'Zz3Token9ofAnewsletterLink00000000000000000';
const link = `/newsletter/confirm?token=${token}`;

/** Requests that proxies log by default: errors, rejected requests, and broken connections. */
async function provoke({ port, plainPort }: Proxy): Promise<number> {
  const { status } = await ask(port, link, { from: visitor });
  const large = { method: 'POST', headers: { 'content-length': '99000000' }, body: 'x' };
  await ask(port, link, { from: visitor, ...large, signal: AbortSignal.timeout(2_000) });
  await ask(port, `/${'x'.repeat(70_000)}?token=${token}`, { from: visitor });
  await Promise.all(Array.from({ length: 120 }, () => ask(port, link, { from: visitor })));
  for (const text of [`GET ${link} HTTP/1.1\r\n\r\n`, `GET ${link} HTTP/9.9\r\nHost: www.example.com\r\n\r\n`]) {
    await exchange(connect({ host: '127.0.0.1', port, localAddress: visitor }), text);
    await exchange(connect({ host: '127.0.0.1', port: plainPort, localAddress: visitor }), text);
    const to = { host: '127.0.0.1', port, localAddress: visitor, servername: 'www.example.com' };
    await exchange(connectTls({ ...to, rejectUnauthorized: false }), text);
  }
  return status;
}

async function exchange(socket: ReturnType<typeof connect>, text: string): Promise<void> {
  socket.on('error', () => undefined).resume();
  socket.end(text);
  setTimeout(() => socket.destroy(), 1_000);
  await once(socket, 'close');
}

test.each([
  ['nginx', startNginx, /^\S+ 502 502 GET [\d.]+$/m],
  ['Caddy', startCaddy, /serving initial configuration/],
])('no log of %s holds an address or a token, also while the server is down', async (_name, start, line) => {
  const upstream = await startUpstream();
  const proxy = await start(upstream.port);
  onTestFinished(proxy.stop);
  expect(await provoke(proxy)).toBe(200);
  upstream.stop();
  expect(await provoke(proxy)).toBe(502);
  expect(proxy.logs()).toMatch(line);
  expect(proxy.logs()).not.toMatch(new RegExp(`${token}|${visitor.replaceAll('.', '\\.')}|/newsletter`));
});
