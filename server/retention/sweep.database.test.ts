import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createIntake } from '#server/intake/intake.ts';
import { createRateLimits } from '#server/storage/rate-limits.ts';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { sweep } from './sweep.ts';

const day = 86_400_000;
const rules = { retentionDays: 730, mailFolder: '/nowhere' };

describe.each(databases)('$name', async ({ name }) => {
  const { storage } = await openTestStorage(name);
  const start = Date.UTC(2026, 0);
  let now = start;
  const clock = () => now;
  const intake = createIntake(storage, () => undefined, clock);
  const count = async (one: 'submissions' | 'subscribers' | 'outbox_mails' | 'spent_proofs' | 'rate_windows') => {
    const row = await storage.read((db) =>
      db
        .selectFrom(one)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirst(),
    );
    return row?.rows;
  };
  const send = (proof?: string) =>
    intake.accept({
      form: 'inquiry',
      id: randomUUID(),
      language: 'en',
      fields: { email: 'a@example.com', message: 'M' },
      files: [],
      proof: proof === undefined ? undefined : { key: proof, expiresAt: new Date(now + 600_000) },
    });

  test('submissions and their mails go when their days are over, not before', async () => {
    for (let at = 0; at < 45; at++) await send();
    now = start + 10 * day;
    await send();
    await sweep(storage, rules, start + 730 * day);
    expect(await count('submissions')).toBe(46);
    await sweep(storage, rules, start + 730 * day + 1);
    expect([await count('submissions'), await count('outbox_mails')]).toEqual([1, 1]);
  });

  test('an address that nobody confirms is forgotten within a month, one that confirmed stays', async () => {
    await intake.subscribe({ email: 'a@example.com', language: 'en', proof: undefined });
    await intake.subscribe({ email: 'b@example.com', language: 'en', proof: undefined });
    await storage.write((db) =>
      db.updateTable('subscribers').set({ state: 'confirmed' }).where('email', '=', 'b@example.com').execute(),
    );
    await sweep(storage, rules, now + 30 * day);
    expect(await count('subscribers')).toBe(2);
    await sweep(storage, rules, now + 31 * day);
    expect(await count('subscribers')).toBe(1);
  });

  test('proofs and limits go when they count no longer', async () => {
    await send('p');
    await createRateLimits(storage, clock).take({ name: 'r', limit: 1, windowSeconds: 600 }, 'a');
    await sweep(storage, rules, now + 500_000);
    expect([await count('spent_proofs'), await count('rate_windows')]).toEqual([1, 1]);
    await sweep(storage, rules, now + 700_000);
    expect([await count('spent_proofs'), await count('rate_windows')]).toEqual([0, 0]);
  });
});
