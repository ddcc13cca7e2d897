import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { statusId, statusStates, statusTimeIds, type StatusPart } from '#contracts/status-states.ts';
import type { OutboxStats } from '#server/mail/outbox/outbox.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { fixtureFiles, writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { startFixture, type RunningFixture } from '#tests/support/server/start-fixture.ts';

let server: RunningFixture;
let clock = Date.now();

beforeAll(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => clock);
  server = await startFixture({ site: writeFixtureSite(files), variables: { SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.end();
});
// The result is cached for ten seconds.
afterEach(() => {
  clock += 60_000;
});

/** The elements of the built page that the server changes. */
function statusPage(language: string): string {
  const states = (Object.keys(statusStates) as StatusPart[]).flatMap((part) =>
    statusStates[part].map(
      (state) => `<span id="${statusId(part, state)}"${hiddenUnless(state === 'unknown')}>-</span>`,
    ),
  );
  const { line, time } = statusTimeIds;
  return `<!doctype html><html lang="${language}">${states.join('')}<p id="${line}" hidden><time id="${time}"></time></p></html>`;
}

const hiddenUnless = (isShown: boolean) => (isShown ? '' : ' hidden');
const files = { ...fixtureFiles, '/status.html': statusPage('en'), '/de/status.html': statusPage('de') };

const stats: OutboxStats = {
  pending: 0,
  failed: 0,
  oldestAgeSeconds: 0,
  isDelivering: true,
  sent: 0,
  failedAttempts: 0,
};

/** Returns the response, and the ids of the states that are shown. */
async function read(path = '/status', origin = server.origin) {
  const response = await fetch(origin + path);
  const html = await response.text();
  const shown = [...html.matchAll(/<span id="status-([\w-]+)"( hidden)?>/g)];
  return { response, html, states: shown.flatMap(([, id, hidden]) => (hidden ? [] : [id])) };
}

test('the page shows that pages, forms and mails work, and when it checked', async () => {
  const { response, html, states } = await read();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(states).toEqual(['summary-all', 'forms-working', 'mails-working']);
  expect(html).toContain(`<time id="status-time" datetime="${new Date(clock).toISOString()}">`);
  expect(html).not.toMatch(/<p [^>]*hidden/);
});

test('the page is in the language of its address', async () => {
  const { html, states } = await read('/de/status');
  expect(html).toContain('<html lang="de">');
  expect(html).toContain(new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(clock));
  expect(states).toEqual(['summary-all', 'forms-working', 'mails-working']);
});

test('a line does not break within the time', async () => {
  expect((await read()).html).toMatch(/ at \d+:\d\d\u00A0[AP]M\u00A0UTC</);
  clock += 60_000;
  expect((await read('/de/status')).html).toMatch(/ um \d\d:\d\d\u00A0UTC</);
});

test('a mail that waits longer than 15 minutes is late', async () => {
  vi.spyOn(server.context.outbox, 'stats').mockResolvedValueOnce({ ...stats, pending: 1, oldestAgeSeconds: 901 });
  expect((await read()).states).toEqual(['summary-late', 'forms-working', 'mails-late']);
});

test('mails that were given up are not delivered', async () => {
  vi.spyOn(server.context.outbox, 'stats').mockResolvedValueOnce({ ...stats, failed: 95, isDelivering: false });
  expect((await read()).states).toEqual(['summary-undelivered', 'forms-working', 'mails-undelivered']);
});

test('without a mail server, mails are sent to nobody', async () => {
  const other = await startFixture({ site: writeFixtureSite(files) });
  expect((await read('/status', other.origin)).states).toEqual(['summary-nobody', 'forms-working', 'mails-nobody']);
  await other.end();
});

test('when the storage can be read but not written, forms do not work: 503', async () => {
  vi.spyOn(server.context.storage, 'write').mockRejectedValueOnce(new StorageUnavailable('SQLITE_FULL', undefined));
  const { response, states } = await read();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(states).toEqual(['summary-forms', 'forms-failing', 'mails-late']);
});

test('a lock by another process is noticed, too', async () => {
  const { database } = server.context.config;
  const other = new DatabaseSync(database.dialect === 'sqlite' ? database.path : '');
  other.exec('begin immediate');
  expect((await read()).states).toEqual(['summary-forms', 'forms-failing', 'mails-late']);
  other.exec('rollback');
  other.close();
  clock += 60_000;
  expect((await read()).states).toEqual(['summary-all', 'forms-working', 'mails-working']);
});

test('the storage is written and queried at most once in ten seconds', async () => {
  const asked = vi.spyOn(server.context.outbox, 'stats').mockResolvedValue(stats);
  const written = vi.spyOn(server.context.storage, 'write');
  await Promise.all(Array.from({ length: 20 }, () => read()));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(written).toHaveBeenCalledTimes(1);
});
