import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import { createIntake } from '#server/forms/intake.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { createRateLimits } from '#server/storage/rate-limits.ts';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { makeEntry } from '#tests/support/server/make-entry.ts';
import { captureLog } from '#tests/support/capture-log.ts';
import { openClock, type Clock } from './clock.ts';
import { createRetention } from './retention.ts';

const hour = 3_600_000;
const day = 24 * hour;
const years = 365 * day;
const builtAt = Date.UTC(2026, 0);

describe.each(databases)('$name', ({ name }) => {
  const startTestEnvironment = async () => {
    const { storage, database } = await openTestStorage(name);
    const { log, lines } = captureLog();
    const system = { now: builtAt + hour, uptime: 0 };
    const pass = (ms: number) => {
      system.now += ms;
      // As `performance.now()`, not a whole number.
      system.uptime += ms + 0.25;
    };
    let clock: Clock;
    let retention: ReturnType<typeof createRetention>;
    /** Starts as a server does: with an own clock and a clean-up. */
    const restart = async () => {
      clock = await openClock(
        storage,
        builtAt,
        () => system.now,
        () => system.uptime,
      );
      retention = createRetention(storage, { retentionDays: 730, database: database.config }, log, clock);
      await retention.run();
    };
    await restart();
    /** Fewer clean-ups than a server makes, to save time. */
    const runFor = async (ms: number, step = 8 * hour) => {
      for (let passed = 0; passed < ms; passed += step) {
        pass(step);
        await retention.run();
      }
    };
    const accept = () => createIntake(storage, () => undefined, clock.now).accept(makeEntry());
    const times = async () => {
      const rows = await storage.read((db) => db.selectFrom('submissions').select('created_at').execute());
      return rows.map(({ created_at }) => created_at).sort((a, b) => a - b);
    };
    return { storage, system, pass, restart, runFor, accept, times, lines, run: () => retention.run() };
  };

  test('a form accepted while the clock is in the past, even by decades, is kept for its full time once it is right', async () => {
    for (const wrong of [-60 * years, -30 * day]) {
      const { system, pass, restart, runFor, accept, times } = await startTestEnvironment();
      await runFor(3 * day);
      const off = 900 * day;
      system.now += off + wrong;
      await restart();
      await accept();
      await runFor(hour);
      await accept();
      // A time server answers.
      system.now -= wrong;
      await runFor(32 * hour);
      expect(
        (await times()).filter((at) => at < system.now - 2 * day),
        `${wrong}`,
      ).toEqual([]);
      expect(await times()).toHaveLength(2);
      pass(700 * day);
      await runFor(32 * hour);
      expect(await times()).toHaveLength(2);
      pass(31 * day);
      await runFor(32 * hour);
      expect(await times()).toEqual([]);
    }
  });

  test('the same on the first start of all', async () => {
    const { storage, system, restart, runFor, accept, times } = await startTestEnvironment();
    await storage.write((db) => db.deleteFrom('clock_checks').execute());
    const right = system.now + 800 * day;
    system.now = Date.UTC(1970, 0, 2);
    await restart();
    await accept();
    await runFor(3 * day);
    expect(await times()).toHaveLength(1);
    system.now = right;
    await restart();
    await runFor(32 * hour);
    expect(await times()).toHaveLength(1);
  });

  test('the time of records never goes back while the server runs', async () => {
    const { system, accept, pass, times } = await startTestEnvironment();
    await accept();
    system.now -= 5 * years;
    pass(1000);
    await accept();
    const [first = 0, second = 0] = await times();
    expect(second - first).toBe(1000);
  });

  test('a start with a clock that is years ahead deletes nothing and logs why', async () => {
    const { system, restart, accept, times, run, lines } = await startTestEnvironment();
    await accept();
    system.now += 3 * years;
    await restart();
    await run();
    expect(await times()).toHaveLength(1);
    expect(lines.join('')).toContain('clean-up is paused: the clock has jumped');

    system.now -= 3 * years - hour;
    lines.length = 0;
    await run();
    expect(await times()).toHaveLength(1);
    expect(lines.join('')).not.toContain('paused');
  });

  test('a server that was off for long deletes again after its clock has run for a day, and logs counts', async () => {
    const { pass, restart, runFor, accept, times, lines } = await startTestEnvironment();
    await accept();
    await runFor(2 * hour, hour);
    pass(3 * years);
    await restart();
    await runFor(23 * hour, hour);
    expect(await times()).toHaveLength(1);
    await runFor(hour, hour);
    expect(await times()).toEqual([]);
    expect(lines.at(-1)).toContain(
      '"deleted":{"submissions":1,"unconfirmed":0,"unsubscribed":0,"newsletterMails":0},"msg":"deleted expired records"',
    );
  });

  test('records stored while the clock was years ahead are not kept for years longer', async () => {
    const { system, restart, accept, times, run } = await startTestEnvironment();
    system.now += 3 * years;
    await accept();
    system.now -= 3 * years;
    await run();
    expect(await times()).toEqual([system.now]);
    system.now += 3 * years;
    await restart();
    await accept();
    system.now -= 3 * years;
    await run();
    expect(await times()).toEqual([system.now, system.now]);
  });

  test('an hour, a weekend and a second back are not jumps', async () => {
    const { system, run, lines } = await startTestEnvironment();
    for (const step of [0, hour, 3 * day, -1000, 7 * day]) {
      system.now += step;
      await run();
    }
    expect(lines).toEqual([]);
  });

  test('networks and addresses behind limits are forgotten after a day at most, also while the clock is not trusted', async () => {
    const { storage, system, run } = await startTestEnvironment();
    const limits = createRateLimits(storage, () => system.now);
    const left = async () => {
      const rows = await storage.read((db) => db.selectFrom('rate_windows').select('key').execute());
      const salts = await storage.read((db) =>
        db.selectFrom('secrets').selectAll().where('name', 'like', 'rate-limits%').execute(),
      );
      return { keys: rows.map(({ key }) => key), salts: salts.map(({ value }) => value) };
    };
    await limits.take({ name: 'day', limit: 1, windowSeconds: 23 * 3_600 }, '203.0.113.7');
    const before = await left();
    expect([before.keys.length, before.salts.length]).toEqual([1, 1]);
    system.now += 24 * hour;
    await run();
    expect(await left()).toEqual({ keys: [], salts: [] });
    await limits.take({ name: 'day', limit: 1, windowSeconds: 23 * 3_600 }, '203.0.113.7');
    const after = await left();
    expect(after.keys).not.toEqual(before.keys);
    expect(after.salts).not.toEqual(before.salts);
    system.now += 400 * day;
    await run();
    expect(await left()).toEqual({ keys: [], salts: [] });
  });
});

describe('mails written to files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retention-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('those without a record, as a crash leaves them, are deleted; others are kept', async () => {
    const { storage, database } = await openTestStorage('SQLite');
    const config: Pick<Config, 'database'> = { database: database.config };
    const clock = await openClock(storage, builtAt);
    await createIntake(storage, () => undefined, clock.now).accept(makeEntry());
    const [mail] = await storage.read((db) => db.selectFrom('outbox_mails').select('id').execute());
    const mails = mailFolder(config);
    expect(dirname(mails)).toContain('northlamp-sqlite-');
    mkdirSync(mails);
    const file = (name: string) => join(mails, name);
    const orphan = '11111111-1111-4111-8111-111111111111';
    const names = [`${mail?.id ?? ''}.eml`, `${orphan}.eml`, `${orphan}.eml.part`, 'notes.txt'];
    for (const name of names) writeFileSync(file(name), 'mail');
    await createRetention(storage, { retentionDays: 730, ...config }, captureLog().log, clock).run();
    expect(names.filter((name) => existsSync(file(name)))).toEqual([names[0], 'notes.txt']);
  });
});
