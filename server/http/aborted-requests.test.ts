import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { fixtureFiles, writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { runServer } from '#tests/support/server/run-server.ts';

const site = writeFixtureSite({ ...fixtureFiles, '/_assets/film.Gh90Ij12.bin': Buffer.alloc(300_000, 7) });
afterAll(() => site.remove());

const paths = ['/', '/products', '/_assets/app.Ab12Cd34.js', '/_assets/film.Gh90Ij12.bin', '/favicon.ico', '/nowhere'];
const aborts = 1_000;

/** Sends a request and disconnects after some milliseconds, whatever was received by then. */
async function leaveDuring(port: number, path: string, afterMs: number, headers: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
  await delay(afterMs);
  socket.destroy();
  await closed;
}

test(
  `the server lives and holds no file open after ${aborts} downloads that clients left`,
  { timeout: 60_000 },
  async () => {
    const server = runServer(site.distFolder, { PORT: '0' });
    const port = await server.port();
    const descriptors = `/proc/${server.child.pid}/fd`;
    const openFiles = () => (existsSync(descriptors) ? readdirSync(descriptors).length : 0);
    const before = openFiles();

    for (let sent = 0; sent < aborts; sent += 50) {
      const batch = Array.from({ length: 50 }, (_, index) => {
        const path = paths[(sent + index) % paths.length] ?? '/';
        const headers = index % 3 === 0 ? 'Range: bytes=10-\r\n' : '';
        return leaveDuring(port, path, index % 4, headers);
      });
      await Promise.all(batch);
      if (server.child.exitCode !== null) break;
    }

    expect(server.errors()).toBe('');
    expect(server.child.exitCode).toBe(null);
    expect((await fetch(`http://127.0.0.1:${port}/products`)).status).toBe(200);
    await expect.poll(openFiles, { timeout: 5_000 }).toBeLessThan(before + 10);
    expect(server.output()).not.toContain('"level":"error"');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);
