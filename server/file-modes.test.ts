import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { runServer } from '#tests/support/server/run-server.ts';

const site = writeFixtureSite();
const folder = mkdtempSync(join(tmpdir(), 'file-modes-'));
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

/** Returns the permissions of all files in a folder, by path. */
function modesIn(path: string): Record<string, string> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(names.map((name) => [name, (statSync(join(path, name)).mode & 0o777).toString(8)]));
}

test('files written by the server are readable by its own user only, whatever the umask', async () => {
  const database = join(folder, 'var/site.sqlite');
  const server = runServer(site.distFolder, { PORT: '0', DATABASE_URL: `sqlite:${database}` });
  const port = await server.port();
  await fetch(`http://127.0.0.1:${port}/forms/inquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name: 'A', email: 'a@example.com', message: 'M' }).toString(),
    redirect: 'manual',
  });
  await vi.waitFor(() => expect(Object.keys(modesIn(folder)).some((name) => name.endsWith('.eml'))).toBe(true), {
    timeout: 15_000,
  });
  const modes = Object.entries(modesIn(folder));
  server.child.kill('SIGTERM');
  await server.ended;
  expect(modes.filter(([, mode]) => !mode.endsWith('00'))).toEqual([]);
  expect(modes.map(([name]) => name)).toContain('var/site.sqlite-wal');
});

test('opening a database that others can read restricts its permissions', async () => {
  const path = join(folder, 'old.sqlite');
  writeFileSync(path, '');
  chmodSync(path, 0o644);
  const storage = await openStorage({ dialect: 'sqlite', path });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await storage.close();
});

test('the server runs no code from the shared temporary folder; a mistake ends it with one line and 1', () => {
  const shared = join(folder, 'tmp');
  mkdirSync(shared);
  const env = { TMPDIR: shared, DATABASE_URL: `sqlite:${join(folder, 'x.sqlite')}`, PORT: 'wrong' };
  const { status, stderr } = spawnSync(process.execPath, ['server/index.js'], { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^PORT is "wrong"; .+\n$/);
  expect(status).toBe(1);
  expect(readdirSync(shared)).toEqual([]);
});
