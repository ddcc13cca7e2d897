import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { runServer } from '#tests/support/server/run-server.ts';
import { startServer } from './start-server.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Larger than the socket buffers, so that a response stays in progress while the client does not read. */
const film = Buffer.alloc(15_000_000, 7);
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

test.concurrent('SIGTERM waits up to ten seconds for requests in progress, accepts no new ones, and exits with 0', async () => {
  const server = runServer(site.distFolder, { PORT: '0' });
  const port = await server.port();
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const [reading, stuck] = [await askForFilm(port), await askForFilm(port)];

  const since = Date.now();
  server.child.kill('SIGTERM');
  await once(idle, 'close');
  await pause(300);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();

  let bytes = 0;
  reading.on('data', (part) => (bytes += part.length));
  await once(reading, 'close');
  expect(bytes).toBeGreaterThan(film.length);
  expect(await server.ended).toBe(0);
  expect(Date.now() - since).toBeGreaterThan(8000);
  expect(Date.now() - since).toBeLessThan(10_000);
  expect(server.output()).toMatch(
    /"msg":"stopping"[^]*requests did not finish in time and were closed[^]*"answers":\{"200":1\}[^]*"msg":"stopped"/,
  );
  stuck.destroy();
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

/** Starts the server in this process. Returns what it writes to standard error, if the start fails. */
async function failedStart(distFolder: string, variables: Record<string, string> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'failed-start-'));
  const texts: string[] = [];
  const errors = vi.spyOn(process.stderr, 'write').mockImplementation((text) => texts.push(text.toString()) > 0);
  const mask = process.umask(0o077);
  for (const [name, value] of Object.entries({ DATABASE_URL: `sqlite:${join(folder, 'a.sqlite')}`, ...variables }))
    vi.stubEnv(name, value);
  try {
    await startServer({ distFolder });
    expect(process.exitCode).toBe(1);
    return texts.join('');
  } finally {
    process.exitCode = undefined;
    process.umask(mask);
    errors.mockRestore();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
}

test('invalid variables are all reported at once', async () => {
  expect(await failedStart(site.distFolder, { PORT: 'lamp', TRUST_PROXY: 'maybe' })).toBe(
    'PORT is "lamp"; expected a whole number from 0 to 65535, such as 3000.\n' +
      'TRUST_PROXY is "maybe"; expected false, true (one proxy) or the number of proxies in front of the server, from 1 to 99.\n',
  );
});

test('a port in use is reported without a stack trace', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await failedStart(site.distFolder, { PORT: String(port) })).toBe(
    `PORT ${port} on 127.0.0.1 is taken by another program; stop that one or set PORT to another number.\n`,
  );
  other.close();
});

test('a database without write permission is reported without a stack trace', async () => {
  expect(await failedStart(site.distFolder, { DATABASE_URL: 'sqlite:/proc/version' })).toMatch(
    /^DATABASE_URL names \/proc\/version, which can't be used[^\n]*\n$/,
  );
});

test('an address of another machine is reported without a stack trace', async () => {
  expect(await failedStart(site.distFolder, { HOST: '192.0.2.1' })).toBe(
    'HOST is "192.0.2.1", which is no address of this machine; expected one, such as 127.0.0.1 or 0.0.0.0.\n',
  );
});

test('without a build, or with one by another version, the message says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-build-'));
  expect(await failedStart(folder)).toBe(`There is no ${folder}/manifest.json; build the site first: npm run build.\n`);
  writeFileSync(join(folder, 'manifest.json'), '{ "version": 0 }');
  expect(await failedStart(folder)).toMatch(
    /^\S+manifest\.json is not of this version \(version: .*\); build the site again: npm run build\.\n$/,
  );
  rmSync(folder, { recursive: true });
});
