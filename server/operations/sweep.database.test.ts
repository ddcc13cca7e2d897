import { describe, expect, test } from 'vitest';
import { retention } from '#content/facts/retention.ts';
import { createIntake } from '#server/forms/intake.ts';
import { createNewsletter } from '#server/newsletter/newsletter.ts';
import { createRateLimits } from '#server/storage/rate-limits.ts';
import { databases } from '#tests/support/databases.ts';
import { makeEntry } from '#tests/support/server/make-entry.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { forgetShortLived, sweep } from './sweep.ts';

const day = 86_400_000;
const retentionDays = 730;

describe.each(databases)('$name', async ({ name }) => {
  const { storage, database } = await openTestStorage(name);
  const start = Date.UTC(2026, 0);
  let now = start;
  const clock = () => now;
  const intake = createIntake(storage, () => undefined, clock);
  const newsletter = createNewsletter(storage, { database: database.config }, () => undefined, clock);
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
    intake.accept(
      makeEntry({
        fields: { email: 'a@example.com', message: 'M' },
        proof: proof === undefined ? undefined : { key: proof, expiresAt: new Date(now + 600_000) },
      }),
    );

  test('submissions and their mails are deleted after their retention time, not before', async () => {
    for (let at = 0; at < 45; at++) await send();
    now = start + 10 * day;
    await send();
    await sweep(storage, retentionDays, start + 729 * day);
    expect(await count('submissions')).toBe(46);
    const deleted = await sweep(storage, retentionDays, start + 730 * day);
    expect([await count('submissions'), await count('outbox_mails')]).toEqual([1, 1]);
    expect(deleted).toEqual({ submissions: 45, unconfirmed: 0, unsubscribed: 0, newsletterMails: 0 });
  });

  test('unconfirmed and unsubscribed addresses are deleted within their retention time, confirmed ones are kept', async () => {
    const setState = (email: string, state: 'confirmed' | 'unsubscribed') =>
      storage.write((db) =>
        db.updateTable('subscribers').set({ state, changed_at: now }).where('email', '=', email).execute(),
      );
    const emails = () => storage.read((db) => db.selectFrom('subscribers').select('email').orderBy('email').execute());
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      await newsletter.subscribe({ email, language: 'en', proof: undefined });
    }
    await setState('b@example.com', 'confirmed');
    now += 10 * day;
    await setState('c@example.com', 'unsubscribed');
    await sweep(storage, retentionDays, now + (retention.unconfirmed.days - 11) * day);
    expect(await emails()).toHaveLength(3);
    await sweep(storage, retentionDays, now + (retention.unconfirmed.days - 10) * day);
    expect(await emails()).toEqual([{ email: 'b@example.com' }, { email: 'c@example.com' }]);
    await sweep(storage, retentionDays, now + (retention.unsubscribed.days - 1) * day);
    expect(await emails()).toHaveLength(2);
    expect(await sweep(storage, retentionDays, now + retention.unsubscribed.days * day)).toMatchObject({
      unsubscribed: 1,
    });
    expect(await emails()).toEqual([{ email: 'b@example.com' }]);
  });

  test('unconfirmed and unsubscribed addresses are gone after 30 days, however often somebody enters them again', async () => {
    const isKept = async (email: string) => {
      const row = await storage.read((db) =>
        db.selectFrom('subscribers').select('id').where('email', '=', email).executeTakeFirst(),
      );
      return row !== undefined;
    };
    const subscribe = (email: string) => newsletter.subscribe({ email, language: 'en', proof: undefined });
    const tokenOf = async (email: string) => {
      const row = await storage.read((db) =>
        db.selectFrom('subscribers').select('token').where('email', '=', email).executeTakeFirstOrThrow(),
      );
      return row.token;
    };
    const [pending, former] = ['pending@example.com', 'former@example.com'];
    for (const email of [pending, former]) await subscribe(email);
    await newsletter.unsubscribe(await tokenOf(former));
    for (let passed = 1; passed < 30; passed++) {
      now += day;
      for (const email of [pending, former]) await subscribe(email);
      await newsletter.setLanguage(await tokenOf(pending), 'de');
      if (passed % 2 === 0) await newsletter.unsubscribe(await tokenOf(former));
    }
    await sweep(storage, retentionDays, now);
    expect([await isKept(pending), await isKept(former)]).toEqual([true, true]);
    await sweep(storage, retentionDays, now + day);
    expect([await isKept(pending), await isKept(former)]).toEqual([false, false]);
  });

  test('mails to subscribers are deleted with the subscriber or after their retention time', async () => {
    await newsletter.subscribe({ email: 'd@example.com', language: 'en', proof: undefined });
    const mail = await storage.read((db) =>
      db
        .selectFrom('outbox_mails')
        .innerJoin('subscribers', 'subscribers.id', 'outbox_mails.subscriber_id')
        .where('email', '=', 'd@example.com')
        .select('outbox_mails.id')
        .executeTakeFirstOrThrow(),
    );
    await sweep(storage, retentionDays, now + 30 * day);
    const left = await storage.read((db) => db.selectFrom('outbox_mails').select('id').execute());
    expect(left).not.toContainEqual(mail);
  });

  test('proofs and limits stored while the clock was years ahead are not kept for years', async () => {
    const right = now;
    now += 3 * 365 * day;
    await send('from the future');
    await createRateLimits(storage, clock).take({ name: 'r', limit: 1, windowSeconds: 600 }, 'future');
    now = right;
    await storage.write((db) => forgetShortLived(db, now));
    expect([await count('spent_proofs'), await count('rate_windows')]).toEqual([0, 0]);
  });

  test('expired proofs and limits are deleted', async () => {
    await send('p');
    await createRateLimits(storage, clock).take({ name: 'r', limit: 1, windowSeconds: 600 }, 'a');
    await storage.write((db) => forgetShortLived(db, now + 500_000));
    expect([await count('spent_proofs'), await count('rate_windows')]).toEqual([1, 1]);
    await storage.write((db) => forgetShortLived(db, now + 700_000));
    expect([await count('spent_proofs'), await count('rate_windows')]).toEqual([0, 0]);
  });
});
