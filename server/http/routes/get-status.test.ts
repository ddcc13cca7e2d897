import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OutboxStats } from '#server/mail/outbox/outbox.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { startFixture, type RunningFixture } from '#tests/support/server/start-fixture.ts';

let server: RunningFixture;
let clock = Date.now();

beforeAll(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => clock);
  server = await startFixture({ variables: { SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.end();
});
// The result is cached for ten seconds.
afterEach(() => {
  clock += 60_000;
});

const stats: OutboxStats = {
  pending: 0,
  failed: 0,
  oldestAgeSeconds: 0,
  isDelivering: true,
  sent: 0,
  failedAttempts: 0,
};

async function read(path = '/status') {
  const response = await fetch(server.origin + path);
  const rows = [...(await response.clone().text()).matchAll(/<tr[^>]*><th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)];
  return { response, html: await response.text(), states: rows.map(([, , state]) => state) };
}

test('the page shows that pages, forms and mails work', async () => {
  const { response, html, states } = await read();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(states).toEqual(['Working', 'Working', 'Working']);
  expect(html).toContain('<meta name="robots" content="noindex">');
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(html.match(/<tr data-works>/g)).toHaveLength(3);
});

test('the page says that it is about this website only', async () => {
  expect((await read()).html).toContain('It doesn’t cover our VPN servers');
});

test('the page is in the language of its address', async () => {
  const { html, states } = await read('/de/status');
  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(states).toEqual(['In Betrieb', 'In Betrieb', 'In Betrieb']);
  expect(html).toContain('<a href="/de">');
});

test('a mail that waits longer than 15 minutes is late', async () => {
  vi.spyOn(server.context.outbox, 'stats').mockResolvedValueOnce({ ...stats, pending: 1, oldestAgeSeconds: 901 });
  expect((await read()).states).toEqual(['Working', 'Working', 'Delayed']);
});

test('mails that were given up are not delivered', async () => {
  vi.spyOn(server.context.outbox, 'stats').mockResolvedValueOnce({ ...stats, failed: 95, isDelivering: false });
  const { html, states } = await read();
  expect(states).toEqual(['Working', 'Working', 'Not all delivered']);
  expect(html).toContain('Not everything is working.');
});

test('without a mail server, mails are sent to nobody', async () => {
  const other = await startFixture();
  const html = await (await fetch(`${other.origin}/status`)).text();
  expect(html).toContain('<td>Not sent to anyone</td>');
  await other.end();
});

test('the page says that it is about this website only', async () => {
  expect((await read()).html).toContain('It doesn’t cover our VPN servers');
});

test('when the storage can be read but not written, forms do not work: 503, with an address to write to', async () => {
  vi.spyOn(server.context.storage, 'write').mockRejectedValueOnce(new StorageUnavailable('SQLITE_FULL', undefined));
  const { response, html, states } = await read();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(states).toEqual(['Working', 'Not working', 'Delayed']);
  expect(html).toContain('mailto:support@northlamp.example');
});

test('a lock by another process is noticed, too', async () => {
  const { database } = server.context.config;
  const other = new DatabaseSync(database.dialect === 'sqlite' ? database.path : '');
  other.exec('begin immediate');
  expect((await read()).states).toEqual(['Working', 'Not working', 'Delayed']);
  other.exec('rollback');
  other.close();
  clock += 60_000;
  expect((await read()).states).toEqual(['Working', 'Working', 'Working']);
});

test('the storage is written and queried at most once in ten seconds', async () => {
  const asked = vi.spyOn(server.context.outbox, 'stats').mockResolvedValue(stats);
  const written = vi.spyOn(server.context.storage, 'write');
  await Promise.all(Array.from({ length: 20 }, () => read()));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(written).toHaveBeenCalledTimes(1);
});
