import { describe, expect, test } from 'vitest';
import { createIntake } from '#server/forms/intake.ts';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { makeEntry } from '#tests/support/server/make-entry.ts';
import { captureLog } from '#tests/support/capture-log.ts';
import { createRetention } from './retention.ts';

const hour = 3_600_000;
const day = 24 * hour;
const years = 365 * day;

describe.each(databases)('$name', ({ name }) => {
  const startTestEnvironment = async () => {
    const { storage, database } = await openTestStorage(name);
    const { log, lines } = captureLog();
    const clock = { now: Date.UTC(2026, 0) };
    const intake = createIntake(
      storage,
      () => undefined,
      () => clock.now,
    );
    const accept = () => intake.accept(makeEntry());
    const count = async () => {
      const rows = await storage.read((db) => db.selectFrom('submissions').select('id').execute());
      return rows.length;
    };
    // A new instance each time, like a started server.
    const runRetention = () =>
      createRetention(storage, { retentionDays: 730, database: database.config }, log, () => clock.now).run();
    return { clock, accept, count, runRetention, lines };
  };

  test('a start with a clock that is years ahead deletes nothing and logs why', async () => {
    const { clock, accept, count, runRetention, lines } = await startTestEnvironment();
    await accept();
    clock.now += 3 * years;
    await runRetention();
    await runRetention();
    expect(await count()).toBe(1);
    expect(lines.join('')).toContain('the clock has jumped');

    clock.now -= 3 * years - hour;
    lines.length = 0;
    await runRetention();
    expect(await count()).toBe(1);
    expect(lines.join('')).not.toContain('the clock has jumped');
  });

  test('a server that was off for long deletes again after its clock has run for a day, and logs counts', async () => {
    const { clock, accept, count, runRetention, lines } = await startTestEnvironment();
    await accept();
    await runRetention();
    clock.now += 3 * years;
    for (let passed = 0; passed < 24; passed++) {
      await runRetention();
      clock.now += hour;
    }
    expect(await count()).toBe(1);
    await runRetention();
    expect(await count()).toBe(0);
    expect(lines.at(-1)).toContain(
      '"deleted":{"submissions":1,"unconfirmed":0,"unsubscribed":0,"newsletterMails":0},"msg":"deleted expired records"',
    );
  });

  test('a clock that goes back by years and stays there is trusted after a day', async () => {
    const { clock, accept, runRetention, lines } = await startTestEnvironment();
    await accept();
    await runRetention();
    clock.now -= 3 * years;
    for (let passed = 0; passed < 25; passed++) {
      await runRetention();
      clock.now += hour;
    }
    expect(lines.filter((line) => line.includes('the clock has jumped'))).toHaveLength(24);
  });

  test('an hour, a weekend and a second back are not jumps', async () => {
    const { clock, runRetention, lines } = await startTestEnvironment();
    for (const step of [0, hour, 3 * day, -1000, 7 * day]) {
      clock.now += step;
      await runRetention();
    }
    expect(lines).toEqual([]);
  });
});
