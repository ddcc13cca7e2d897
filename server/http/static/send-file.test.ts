import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { fixtureFiles, writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { startFixture } from '#tests/support/server/start-fixture.ts';

const site = writeFixtureSite();

const server = await startFixture({ site });
afterAll(server.end);

/** Like fetch, but it neither adds `Accept-Encoding` nor decodes the response. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(`${server.origin}${path}`, { method, headers, agent: false }, resolve).on('error', reject).end();
  });
  const parts = (await response.toArray()) as Buffer[];
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

const products = Buffer.from(fixtureFiles['/products.html'] ?? '');
const icon = Buffer.from(fixtureFiles['/favicon.ico'] ?? '');
const photo = Buffer.from(fixtureFiles['/_assets/photo.Ef56Gh78.png'] ?? '');

test('sends the brotli variant to clients that accept it', async () => {
  const { status, headers, body } = await get('/products', { 'accept-encoding': 'gzip, deflate, br' });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-length']).toBe(String(body.length));
  expect(brotliDecompressSync(body)).toEqual(products);
});

test('sends the gzip variant to clients without brotli', async () => {
  const { headers, body } = await get('/products', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body)).toEqual(products);
});

test('sends the uncompressed file to clients without Accept-Encoding, small or large', async () => {
  for (const [path, content] of [
    ['/products', products],
    ['/_assets/photo.Ef56Gh78.png', photo],
  ] as const) {
    const { headers, body } = await get(path);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(content.length));
    expect(body.equals(content)).toBe(true);
  }
});

test('a file without compressed variants is sent uncompressed to all clients', async () => {
  const { headers, body } = await get('/favicon.ico', { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
  expect(body).toEqual(icon);
});

test('a client that accepts none of our encodings gets the uncompressed file', async () => {
  const { status, headers, body } = await get('/products', { 'accept-encoding': '*;q=0' });
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  expect(body).toEqual(products);
});

test('every variant has its own ETag and varies by Accept-Encoding', async () => {
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => get('/products', { 'accept-encoding': encoding })),
  );
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers } of answers) {
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    expect(headers.vary).toBe('Accept-Encoding');
  }
});

test('hashed files are immutable, pages are revalidated each time, images once a day', async () => {
  const cacheControl = async (path: string) => (await get(path)).headers['cache-control'];
  expect(await cacheControl('/_assets/app.Ab12Cd34.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/products')).toBe('no-cache');
  expect(await cacheControl('/news/feed.json')).toBe('no-cache');
  expect(await cacheControl('/mark.svg')).toBe('public, max-age=86400');
});

test.each(['br', 'gzip', 'identity'])('an unchanged page gets 304 without a body (%s)', async (encoding) => {
  const first = await get('/products', { 'accept-encoding': encoding });
  const etag = first.headers.etag ?? '';
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/products', { 'accept-encoding': encoding, 'if-none-match': condition });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  }
});

test.each(['/', '/products', '/favicon.ico', '/_assets/photo.Ef56Gh78.png', '/nowhere', '/products/', '/healthz'])(
  'HEAD %s has the headers of GET and no body',
  async (path) => {
    const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
    const { date: _, ...expected } = whole.headers;
    expect(head.status).toBe(whole.status);
    expect(head.headers).toMatchObject(expected);
    expect(head.body).toHaveLength(0);
  },
);

test.each([
  ['/favicon.ico', 'bytes=10-19', 10, 19, 1000],
  ['/favicon.ico', 'bytes=-10', 990, 999, 1000],
  ['/favicon.ico', 'bytes=995-', 995, 999, 1000],
  ['/_assets/photo.Ef56Gh78.png', 'bytes=100-299999', 100, 299_999, 2_000_000],
])('%s with Range %s is answered with that part', async (path, range, start, end, bytes) => {
  const { status, headers, body } = await get(path, { range });
  expect(status).toBe(206);
  expect(headers['content-range']).toBe(`bytes ${start}-${end}/${bytes}`);
  expect(headers['content-length']).toBe(String(body.length));
  expect(body.equals(Buffer.from(fixtureFiles[path] ?? '').subarray(start, end + 1))).toBe(true);
});

test('a range of a page gets the full page', async () => {
  const { status, headers, body } = await get('/products', { range: 'bytes=0-14' });
  expect([status, headers['accept-ranges']]).toEqual([200, undefined]);
  expect(body).toEqual(products);
});

test('a range beyond the end gets 416 with the size of the file', async () => {
  const { status, headers } = await get('/favicon.ico', { range: 'bytes=1000-' });
  expect(status).toBe(416);
  expect(headers['content-range']).toBe('bytes */1000');
});
