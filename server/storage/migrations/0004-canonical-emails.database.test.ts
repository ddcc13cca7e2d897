import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { SubscriberState } from '#server/storage/schema.ts';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { canonicalEmails } from './0004-canonical-emails.ts';

describe.each(databases)('$name', async ({ name }) => {
  const { storage } = await openTestStorage(name);
  const subscriber = (email: string, state: SubscriberState, created_at: number) => ({
    ...{ id: randomUUID(), email, email_key: email.toLowerCase(), language: 'en' as const, state, token: randomUUID() },
    ...{ created_at, changed_at: created_at },
  });
  const submission = (key: string) => ({
    ...{ id: randomUUID(), form: 'inquiry' as const, dedupe_key: null, content_hash: '', language: 'en' as const },
    ...{ email_key: key, fields: '{}', created_at: 1 },
  });

  test('old addresses are found under their new key, and duplicates are merged', async () => {
    await storage.write(async (db) => {
      await db
        .insertInto('subscribers')
        .values([
          subscriber('a@example.com', 'pending', 1),
          subscriber('a@ｅxample.com', 'confirmed', 2),
          subscriber('b@example.com.', 'pending', 4),
          subscriber('b@exam\u00adple.com', 'pending', 3),
          subscriber('Same@example.com', 'unsubscribed', 5),
        ])
        .execute();
      const keys = ['a@example.com', 'a@ｅxample.com', 'b@example.com.', 'c@bücher.example'];
      await db.insertInto('submissions').values(keys.map(submission)).execute();
      await db
        .insertInto('newsletter_confirmations')
        .values(keys.map((email_key) => ({ email_key, day: '2026-11-22' })))
        .execute();
      await canonicalEmails(db);
      // A second run changes nothing.
      await canonicalEmails(db);
    });
    const [subscribers, submissions, confirmations] = await storage.read(async (db) => [
      await db.selectFrom('subscribers').select(['email', 'email_key', 'state']).orderBy('email_key').execute(),
      await db.selectFrom('submissions').select('email_key').orderBy('email_key').execute(),
      await db.selectFrom('newsletter_confirmations').selectAll().orderBy('email_key').execute(),
    ]);
    expect(subscribers).toEqual([
      { email: 'a@example.com', email_key: 'a@example.com', state: 'confirmed' },
      { email: 'b@example.com', email_key: 'b@example.com', state: 'pending' },
      { email: 'Same@example.com', email_key: 'same@example.com', state: 'unsubscribed' },
    ]);
    const keys = ['a@example.com', 'b@example.com', 'c@xn--bcher-kva.example'];
    expect(submissions).toEqual(['a@example.com', ...keys].map((email_key) => ({ email_key })));
    expect(confirmations).toEqual(keys.map((email_key) => ({ email_key, day: '2026-11-22' })));
  });
});
