import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { stopServer } from './stop-server.ts';
import { rawRequest } from '#tests/support/server/send-raw.ts';
import { startFixture } from '#tests/support/server/start-fixture.ts';

const keepAlive = { Connection: 'keep-alive' };

/** A server with a route that responds when `finish` is called. */
async function startSlowServer() {
  let finish = (): void => undefined;
  const mayFinish = new Promise<object>((resolve) => {
    finish = () => resolve({ done: true });
  });
  const server = await startFixture({ extend: (app) => app.get('/slow', () => mayFinish) });
  return { server, finish };
}

test('requests in progress finish, later ones on open connections are served, then the connections are closed', async () => {
  const { server, finish } = await startSlowServer();
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  socket.write(rawRequest('GET', '/slow', keepAlive));
  await once(server.app.server, 'request');

  const stopped = stopServer(server.app, server.context, 5000);
  socket.write(rawRequest('GET', '/readyz', keepAlive));
  await once(server.app.server, 'request');
  finish();
  await once(socket, 'close');
  await stopped;

  const [slow = '', ready = ''] = text.split(/(?=HTTP\/1\.1)/);
  expect(slow).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"done":true\}$/);
  expect(ready).toMatch(/^HTTP\/1\.1 503 [^]*Connection: close\r\n[^]*\{"status":"stopping"\}$/);
  await server.end();
});

test('a new connection is served although its request arrives after the signal to stop', async () => {
  const { server } = await startSlowServer();
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  await once(server.app.server, 'connection');
  const stopped = stopServer(server.app, server.context, 5000);
  await new Promise((resolve) => setImmediate(resolve));
  socket.write(rawRequest('GET', '/products', keepAlive));
  await once(socket, 'close');
  await stopped;
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
  await server.end();
});

test('a connection that becomes idle does not delay the shutdown', async () => {
  const { server, finish } = await startSlowServer();
  const socket = connect(server.port, '127.0.0.1').resume();
  socket.write(rawRequest('GET', '/slow', keepAlive));
  await once(server.app.server, 'request');
  const since = Date.now();
  const stopped = stopServer(server.app, server.context, 5000);
  finish();
  await stopped;
  expect(Date.now() - since).toBeLessThan(3000);
  expect(server.log.join('')).not.toContain('did not finish');
  await server.end();
});

test('requests that do not finish in time are closed', async () => {
  const { server } = await startSlowServer();
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(rawRequest('GET', '/slow', keepAlive));
  await once(server.app.server, 'request');
  await stopServer(server.app, server.context, 100);
  expect(server.log.join('')).toContain('requests did not finish in time and were closed');
  await server.end();
});
