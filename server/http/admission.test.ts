import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { admissionLimits, limitClients, type AdmissionLimits } from './admission.ts';
import { answerError } from './answer-error.ts';
import { createClientErrorHandler } from './malformed-requests.ts';

let app: FastifyInstance;
let port: number;
let logged: object[];
const sockets: Socket[] = [];

/** `/slow` responds when the test tells it to, `/echo` reads a body. */
async function start(limits: Partial<AdmissionLimits>, trustProxy: false | number = false) {
  logged = [];
  const security = { ofData: {}, ofWorker: {}, ofFile: () => ({}) };
  const access = { count: () => undefined, stop: () => undefined };
  app = fastify({
    trustProxy: trustProxy !== false,
    clientErrorHandler: createClientErrorHandler({ security, access }),
  });
  const log = createLog({ write: (line) => void logged.push(JSON.parse(line) as object) });
  app.setErrorHandler(answerError({ log }));
  const context = { config: { trustProxy }, log };
  limitClients(app, context, { ...admissionLimits, ...limits });
  let answerSlow = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answerSlow = resolve));
  app.get('/slow', () => answered.then(() => 'slow'));
  app.get('/fast', () => 'fast');
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) => done(null));
  app.post('/echo', { bodyLimit: 50_000 }, () => 'echo');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  return { answerSlow };
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

async function open(text = '', from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

const readAll = async (socket: Socket) => Buffer.concat(await socket.toArray()).toString();
const post = (bytes: number) =>
  `POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${bytes}\r\n\r\n`;
const closing = 'GET /fast HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

test('a network with too many concurrent requests gets 429 with Retry-After, others are served', async () => {
  const { answerSlow } = await start({ requests: { total: 9, perNetwork: 2, first: 1 } }, 1);
  const [one, other] = [{ 'x-forwarded-for': '192.0.2.1' }, { 'x-forwarded-for': '192.0.2.2' }];
  const slow = [get('/slow', one), get('/slow', one)];
  const answer = async () => {
    const { status, headers } = await get('/fast', one);
    return [status, headers.get('retry-after')];
  };
  await expect.poll(answer).toEqual([429, '5']);
  expect((await get('/fast', other)).status).toBe(200);
  answerSlow();
  await Promise.all(slow);
  expect((await get('/fast', one)).status).toBe(200);
});

test('a client that disconnects is no longer counted', async () => {
  await start({ requests: { total: 9, perNetwork: 1, first: 1 } });
  const socket = await open('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(async () => (await get('/fast')).status).toBe(429);
  socket.destroy();
  await expect.poll(async () => (await get('/fast')).status).toBe(200);
});

test('connections over the limit of a network are closed; others are served', async () => {
  await start({ connections: { total: 99, perNetwork: 2, first: 2 } });
  await Promise.all([open('', '127.0.0.2'), open('', '127.0.0.2')]);
  expect(await readAll(await open(closing, '127.0.0.2')).catch(() => '')).toBe('');
  expect(await readAll(await open(closing, '127.0.0.1'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('connections of a proxy are not limited by network', async () => {
  await start({ connections: { total: 99, perNetwork: 1, first: 1 } }, 1);
  await Promise.all([open(), open(), open()]);
  expect(await readAll(await open(closing))).toMatch(/^HTTP\/1\.1 200 /);
});

test('a body costs what has arrived of it, whatever it announces', async () => {
  await start({ bodyBytes: { total: 60_000, perNetwork: 60_000, first: 40_000 }, smallBodyBytes: 1_000 });
  const chunked = post(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
  for (const from of ['127.0.0.2', '127.0.0.3']) {
    for (let count = 0; count < 40; count++) await open(`${chunked}1\r\nx\r\n`, from);
    for (let count = 0; count < 40; count++) await open(`${post(40_000)}x`, from);
  }
  await delay(50);
  const whole = await open(`${post(30_000)}${'x'.repeat(30_000)}`);
  expect(await once(whole, 'data').then(String)).toMatch(/^HTTP\/1\.1 200 /);
});

test('bodies in memory are limited by network and in total, small ones are not', async () => {
  const bodyBytes = { total: 80_000, perNetwork: 45_000, first: 40_000 };
  await start({ bodyBytes, smallBodyBytes: 1_000 });
  const answer = async (text: string, from: string) => once(await open(text, from), 'data').then(String);
  const held = post(40_000) + 'x'.repeat(39_000);
  await open(held, '127.0.0.2');
  await delay(50);
  expect(await answer(held, '127.0.0.2')).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5/);
  await open(held, '127.0.0.3');
  await delay(50);
  expect(await answer(held, '127.0.0.4')).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5/);
  expect(await answer(`${post(4)}text`, '127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /);
  expect(logged).toMatchObject([
    { route: '/echo', status: 429, code: 'too-many-requests' },
    { route: '/echo', status: 503, code: 'unavailable' },
  ]);
});

test('bytes are free again after the response, or when the client disconnects', async () => {
  await start({ bodyBytes: { total: 50_000, perNetwork: 50_000, first: 50_000 }, smallBodyBytes: 1_000 });
  for (let count = 0; count < 4; count++) {
    const gone = await open(`${post(40_000)}${'x'.repeat(35_000)}`);
    await delay(30);
    gone.destroy();
    await delay(30);
    const whole = `${post(40_000)}${'x'.repeat(40_000)}`;
    expect(await once(await open(whole), 'data').then(String)).toMatch(/^HTTP\/1\.1 200 /);
    // Over the limit of the route, which answers before the body ends.
    const long = post(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
    await once(await open(`${long}c350\r\n${'x'.repeat(0xc350)}\r\n1\r\nx\r\n`), 'data');
  }
});

test('a body that arrives too slowly gets 408, a steady one does not', async () => {
  await start({ graceMs: 200, minBytesPerSecond: 1_000 });
  const stalled = await open(`${post(40_000)}some`);
  const steady = await open(post(8_000) + 'x'.repeat(1_600));
  const drip = setInterval(() => steady.write('x'.repeat(1_600)), 100);
  const [cut, whole] = await Promise.all([readAll(stalled), once(steady, 'data').then(String)]);
  clearInterval(drip);
  expect(cut).toMatch(/^HTTP\/1\.1 408 /);
  expect(whole).toMatch(/^HTTP\/1\.1 200 /);
  expect(logged).toMatchObject([{ route: '/echo', status: 408, code: 'timeout' }]);
});

test('the minimum rate rises with the duration of a body', async () => {
  await start({ graceMs: 200, minBytesPerSecond: 1_000 });
  const steady = await open(post(40_000));
  // Twice the rate required at the end of the grace period is enough for twice as long.
  const drip = setInterval(() => steady.write('x'.repeat(200)), 100);
  expect(await readAll(steady)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
});

test('an upload has its own deadline', async () => {
  await start({ graceMs: 400, textMs: 400, uploadMs: 1_600 });
  const head = post(40_000).replace('text/plain', 'multipart/form-data; boundary=b');
  const steady = await open(head + 'x'.repeat(8_000));
  const since = performance.now();
  const drip = setInterval(() => steady.write('x'.repeat(800)), 50);
  expect(await readAll(steady)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
  expect(performance.now() - since).toBeGreaterThan(1_400);
});

test('a text body has a deadline, however steadily it arrives', async () => {
  await start({ graceMs: 100, textMs: 400 });
  const steady = await open(post(40_000));
  const drip = setInterval(() => steady.write('x'.repeat(400)), 50);
  expect(await readAll(steady)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
});
