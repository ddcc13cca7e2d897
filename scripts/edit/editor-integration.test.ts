import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorIntegration } from './editor-integration.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  let handler: RequestListener = () => undefined;
  const use = (_path: string, own: RequestListener) => {
    handler = own;
  };
  const setUp = editorIntegration('no-such-folder').hooks['astro:server:setup'];
  await setUp?.({ server: { middlewares: { use } } } as unknown as Parameters<typeof setUp>[0]);
  server = createServer((request, response) => {
    handler(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const post = (from: string, body: unknown) =>
  fetch(`${origin}/api`, { method: 'POST', body: JSON.stringify(body), headers: { Origin: from } });

test('the page contains the settings of the chosen language', async () => {
  const page = await (await fetch(`${origin}/?language=es_419`)).text();
  expect(page).toContain('content/news/es_419');
  expect((await fetch(`${origin}/cms/..%2f..%2fpackage.json`)).status).toBe(404);
});

test('only pages of the same server reach the files', async () => {
  expect((await post(origin, { action: 'info' })).status).toBe(200);
  expect((await post('https://example.com', { action: 'info' })).status).toBe(403);
  expect((await fetch(`${origin}/api`, { method: 'POST', body: '{"action":"info"}' })).status).toBe(403);
});

test('what the editor cannot do is refused with a sentence', async () => {
  const response = await post(origin, { action: 'deleteFiles', params: { paths: ['package.json'] } });
  expect(response.status).toBe(422);
  expect(((await response.json()) as { error: string }).error).toContain('it opens and saves');
});
