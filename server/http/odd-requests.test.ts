import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { rawRequest, sendRaw, type RawAnswer } from '#tests/support/server/send-raw.ts';
import { startFixture } from '#tests/support/server/start-fixture.ts';

const server = await startFixture({ extend: (app) => app.post('/api/fixture', () => ({ ok: true })) });
afterAll(server.end);

function expectShortRefusal(answer: RawAnswer, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.body.length).toBeLessThan(60);
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
}

// `static/addresses.test.ts` has all kinds of them.
test.each([
  '/_assets/../../../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//evil.example/products',
  '/products%00.html',
  '/%zz',
  '/%0d%0aSet-Cookie:a=b',
  '/caf\u00e9',
  '*',
])('%s is refused in a line', async (target) => {
  expectShortRefusal(await sendRaw(server.port, rawRequest('GET', target, { Accept: 'text/html' })), 400);
});

test('double encoding is not decoded twice', async () => {
  const { status } = await sendRaw(server.port, rawRequest('GET', '/%252e%252e/etc/passwd', { Accept: 'image/*' }));
  expect(status).toBe(404);
});

test('absolute-form request targets are accepted', async () => {
  const answer = await sendRaw(server.port, rawRequest('GET', 'http://www.northlamp.example/products'));
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('<title>Products</title>');
});

test.each([17_000, 100_000, 1_000_000])('headers of %i bytes get 431', async (bytes) => {
  expectShortRefusal(await sendRaw(server.port, rawRequest('GET', '/', { 'X-Large': 'x'.repeat(bytes) })), 431);
});

test('a URL of 20,000 bytes is too long', async () => {
  expectShortRefusal(await sendRaw(server.port, rawRequest('GET', `/${'a'.repeat(20_000)}`)), 431);
});

test.each(['FOO', 'get', 'BREW'])('the unknown method %s is rejected with the allowed methods', async (method) => {
  const answer = await sendRaw(server.port, rawRequest(method, '/'));
  expectShortRefusal(answer, 405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test.each(['TRACE', 'PROPFIND', 'OPTIONS'])('the method %s is rejected for a page', async (method) => {
  expectShortRefusal(await sendRaw(server.port, rawRequest(method, '/')), 405);
});

test('CONNECT is rejected', async () => {
  expectShortRefusal(await sendRaw(server.port, rawRequest('CONNECT', 'evil.example:443')), 405);
});

test.each([
  ['nonsense', 'hello\r\n\r\n'],
  ['a TLS handshake', Buffer.from('160301020001000001fc0303', 'hex')],
  ['two lengths', rawRequest('POST', '/api/fixture', { 'Content-Length': '1', 'content-length': '2' })],
  [
    'Content-Length with chunked encoding (request smuggling)',
    `${rawRequest('POST', '/api/fixture', { 'Content-Length': '5', 'Transfer-Encoding': 'chunked' })}0\r\n\r\n`,
  ],
  ['a header with a line break in its name', 'GET / HTTP/1.1\r\nHost: a\r\nX Y: z\r\n\r\n'],
  ['an unknown protocol', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
])('%s is refused', async (_what, bytes) => {
  const answer = await sendRaw(server.port, bytes);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expectShortRefusal(answer, answer.status);
});

test('a request without Host is rejected, except with HTTP/1.0', async () => {
  expectShortRefusal(await sendRaw(server.port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'), 400);
  expect((await sendRaw(server.port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('a request with two Host headers is rejected, for pages and routes', async () => {
  for (const path of ['/', '/healthz']) {
    const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`;
    expectShortRefusal(await sendRaw(server.port, request), 400);
  }
});

test('an Expect header other than "100-continue" is rejected', async () => {
  expectShortRefusal(await sendRaw(server.port, rawRequest('GET', '/', { Expect: 'wonders' })), 417);
});

test('a POST with a type and no length has no body and is rejected at once', async () => {
  const answer = await sendRaw(server.port, rawRequest('POST', '/api/fixture', { 'Content-Type': 'application/json' }));
  expectShortRefusal(answer, 400);
});

test('pipelined requests get responses in order', async () => {
  const { text } = await sendRaw(
    server.port,
    rawRequest('GET', '/favicon.ico', { Connection: 'keep-alive' }) +
      rawRequest('GET', '/missing.txt', { Connection: 'keep-alive' }) +
      rawRequest('GET', '/products'),
  );
  expect(text.match(/HTTP\/1\.1 (\d+)/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
});

test('the server still responds after a client disconnected during a request', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET /_assets/photo.Ef56Gh78.png HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  expect((await fetch(`${server.origin}/products`)).status).toBe(200);
});
