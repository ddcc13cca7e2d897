import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { runServer } from '#tests/support/server/run-server.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Larger than the socket buffers, so that a response stays in progress while the client does not read. */
const film = Buffer.alloc(40_000_000, 7);
const site = writeFixtureSite({ '/index.html': '<title>Home</title>', '/film.bin': film });
afterAll(() => site.remove());

/** Requests the film and reads nothing. */
async function askForFilm(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.write('GET /film.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'readable');
  // When the server closes it, the socket ends with a reset.
  socket.on('error', () => undefined);
  return socket;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.concurrent('SIGTERM waits for a request in progress, accepts no new ones, and exits with 0', async () => {
  const server = runServer(site.distFolder, { PORT: '0' });
  const port = await server.port();
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const busy = await askForFilm(port);

  server.child.kill('SIGTERM');
  await once(idle, 'close');
  await pause(300);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();

  let bytes = 0;
  busy.on('data', (part) => (bytes += part.length));
  await once(busy, 'close');
  expect(bytes).toBeGreaterThan(film.length);
  expect(await server.ended).toBe(0);
  expect(server.output()).toMatch(/"msg":"stopping"[^]*"answers":\{"200":1\}[^]*"msg":"stopped"/);
});

test.concurrent('a request that does not finish is closed within ten seconds', async () => {
  const server = runServer(site.distFolder, { PORT: '0' });
  const busy = await askForFilm(await server.port());
  const since = Date.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(Date.now() - since).toBeGreaterThan(8000);
  expect(Date.now() - since).toBeLessThan(10_000);
  expect(server.output()).toContain('requests did not finish in time and were closed');
  busy.destroy();
});

test.concurrent('a second signal exits at once', async () => {
  const server = runServer(site.distFolder, { PORT: '0' });
  const busy = await askForFilm(await server.port());
  server.child.kill('SIGINT');
  await pause(700);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(1);
  busy.destroy();
});

test.concurrent('invalid variables are all reported at once, and the process exits with 1', async () => {
  const server = runServer(site.distFolder, { PORT: 'lamp', TRUST_PROXY: 'maybe' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe('');
  expect(server.errors()).toBe(
    'PORT is "lamp"; expected a whole number from 0 to 65535, such as 3000.\n' +
      'TRUST_PROXY is "maybe"; expected false, true (one proxy) or the number of proxies in front of the server, from 1 to 99.\n',
  );
});

test.concurrent('a port in use is reported without a stack trace', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = runServer(site.distFolder, { PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toBe(
    `PORT ${port} on 127.0.0.1 is taken by another program; stop that one or set PORT to another number.\n`,
  );
  other.close();
});

test.concurrent('an address of another machine is reported without a stack trace', async () => {
  const server = runServer(site.distFolder, { HOST: '192.0.2.1' });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toBe(
    'HOST is "192.0.2.1", which is no address of this machine; expected one, such as 127.0.0.1 or 0.0.0.0.\n',
  );
});

test.concurrent('without a build, or with one by another version, the message says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-build-'));
  const missing = runServer(folder);
  expect(await missing.ended).toBe(1);
  expect(missing.errors()).toBe(`There is no ${folder}/manifest.json; build the site first: npm run build.\n`);

  writeFileSync(join(folder, 'manifest.json'), '{ "version": 0 }');
  const other = runServer(folder);
  expect(await other.ended).toBe(1);
  expect(other.errors()).toMatch(
    /^\S+manifest\.json is not of this version \(version: .*\); build the site again: npm run build\.\n$/,
  );
  rmSync(folder, { recursive: true });
});
