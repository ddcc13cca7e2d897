import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerHtml } from './answer-html.ts';

const page = `<!doctype html><title>Größe</title><main>${'<p>The same words again.</p>'.repeat(200)}</main>`;
const app = fastify();
app.get('/', (request, reply) => answerHtml(request, reply, page));
afterAll(() => app.close());

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('who accepts %s gets %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toBe('Accept-Encoding');
  expect(unpack(rawPayload).toString()).toBe(page);
  if (encoding) expect(rawPayload.length).toBeLessThan(page.length / 10);
});

test('who names no encoding gets the page as it is', async () => {
  const { headers, body } = await app.inject('/');
  expect([headers['content-encoding'], headers.vary, body]).toEqual([undefined, 'Accept-Encoding', page]);
});
