import { once } from 'node:events';
import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startNginx, type Proxy } from './support/start-proxy.ts';
import { startUpstream, type Upstream } from './support/start-upstream.ts';

async function start(http?: string): Promise<Proxy & { upstream: Upstream }> {
  const upstream = await startUpstream();
  onTestFinished(upstream.stop);
  const nginx = await startNginx(upstream.port, http);
  onTestFinished(nginx.stop);
  return { ...nginx, upstream };
}

/** Resolves when as many requests have reached the upstream and been rejected in total. */
async function settled(answered: readonly number[], { seen }: Upstream, count: number): Promise<void> {
  for (let wait = 0; wait < 300 && answered.length + seen.length < count; wait++) await delay(100);
}

test('one network has at most a hundred requests at the same time, and others are served', async () => {
  const { port, upstream } = await start();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answered: number[] = [];
  for (let index = 0; index < 140; index++) {
    void ask(port, '/held', { from: '127.0.0.2' }).then(({ status }) => answered.push(status));
  }
  await settled(answered, upstream, 140);
  expect(answered).toEqual(Array<number>(40).fill(429));
  expect((await ask(port, '/', { from: '127.0.0.2' })).status).toBe(429);
  expect(await ask(port, '/', { from: '127.0.0.3' })).toEqual({ status: 200, text: 'fine' });
});

test('the addresses of an IPv6 network, which all belong to one visitor, count as one', async () => {
  // The address comes from a header here, since loopback has only one of IPv6.
  const { port, upstream } = await start('set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;');
  const asAddress = (address: string) => ({ headers: { 'x-test-address': address } });
  const answered: number[] = [];
  for (let index = 0; index < 110; index++) {
    void ask(port, '/held', asAddress(`2001:db8:1:a::${index.toString(16)}`)).then(({ status }) =>
      answered.push(status),
    );
  }
  await settled(answered, upstream, 110);
  expect(answered).toEqual(Array<number>(10).fill(429));
  expect((await ask(port, '/', asAddress('2001:db8:1:a:ffff::1'))).status).toBe(429);
  expect((await ask(port, '/', asAddress('2001:db8:1:b::1'))).status).toBe(200);
});

test('one network can send only so many requests a second, and others are served', async () => {
  const { port, upstream } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  onTestFinished(() => agent.destroy());
  const flood = Array.from({ length: 4_000 }, () => ask(port, '/', { from: '127.0.0.2', agent }));
  await Promise.race(flood);
  const other = await ask(port, '/', { from: '127.0.0.3' });
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(other.status).toBe(200);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(upstream.seen.length).toBeLessThan(3_900);
  expect(statuses.slice(0, 1_000).every((status) => status === 200)).toBe(true);
});

test('pages are served while one network keeps thousands of connections with unfinished headers open', async () => {
  const { port, plainPort } = await start();
  const sockets = new Set<Socket>();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  });
  const hold = () => {
    if (isOver) return;
    const socket = connect({ host: '127.0.0.1', port: plainPort, localAddress: '127.0.0.2' });
    sockets.add(socket.on('error', () => socket.destroy()));
    socket.resume().write('GET / HTTP/1.1\r\nHost: ');
    // Those that nginx drops are opened again.
    socket.on('close', () => {
      sockets.delete(socket);
      hold();
    });
  };
  for (let count = 0; count < 4_000; count++) hold();
  for (let page = 0; page < 10; page++) {
    await delay(300);
    expect((await ask(port, '/', { from: '127.0.0.3' })).status).toBe(200);
  }
});

test('a header that is not complete after ten seconds ends the connection, however steadily it arrives', async () => {
  const { port } = await start();
  const slow = connectTls({ host: '127.0.0.1', port, servername: 'www.example.com', rejectUnauthorized: false });
  slow.on('error', () => undefined).resume();
  slow.write('GET / HTTP/1.1\r\nHost: www.example.com\r\nX-Slow: ');
  const trickle = setInterval(() => slow.write('a'), 500);
  onTestFinished(() => clearInterval(trickle));
  onTestFinished(() => void slow.destroy());
  await once(slow, 'close', { signal: AbortSignal.timeout(20_000) });
});

test('a body that is too large is rejected before it reaches the server', async () => {
  const { port, upstream } = await start();
  const before = upstream.seen.length;
  const headers = { 'content-length': String(23 * 1024 * 1024) };
  expect((await ask(port, '/forms/application', { method: 'POST', headers, body: 'x' })).status).toBe(413);
  expect(upstream.seen.length).toBe(before);
});
