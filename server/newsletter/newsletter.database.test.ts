import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { readMailRecord } from '#server/mail/mail-record.ts';
import { createNewsletter } from './newsletter.ts';

const folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(databases)('$name', async ({ name }) => {
  const { storage } = await openTestStorage(name);
  let now = Date.UTC(2026, 10, 21, 12);
  const clock = () => now;
  const config = { database: { dialect: 'sqlite', path: join(folder, 'test.sqlite') } } as const;
  const newsletter = createNewsletter(storage, config, () => undefined, clock);
  const subscribe = (email: string, proof?: string) =>
    newsletter.subscribe({
      email,
      language: 'de',
      proof: proof === undefined ? undefined : { key: proof, expiresAt: new Date(now + 1000) },
    });
  const mails = async () => {
    const rows = await storage.read((db) => db.selectFrom('outbox_mails').select('template').execute());
    return rows.map(({ template }) => template);
  };
  const mailIds = async () => {
    const rows = await storage.read((db) => db.selectFrom('outbox_mails').select('id').execute());
    return rows.map(({ id }) => id);
  };
  const tokenOf = async (key: string) => {
    const row = await storage.read((db) =>
      db.selectFrom('subscribers').select('token').where('email_key', '=', key).executeTakeFirstOrThrow(),
    );
    return row.token;
  };

  test('an address gets one confirmation a day, in any letter case', async () => {
    expect(await Promise.all([subscribe('a@example.com', 'n1'), subscribe('A@Example.com', 'n2')])).toContain('stored');
    expect(await subscribe('a@EXAMPLE.com', 'n3')).toBe('already-stored');
    expect(await mails()).toEqual(['newsletter-confirmation']);
    now += 86_400_000;
    expect(await subscribe('a@example.com', 'n4')).toBe('stored');
    expect(await mails()).toHaveLength(2);
  });

  test('a spent proof is rejected in the same way for known and unknown addresses', async () => {
    expect(await subscribe('b@example.com', 'm1')).toBe('stored');
    expect(await subscribe('b@example.com', 'm1')).toBe('proof-spent');
    expect(await subscribe('c@example.com', 'm1')).toBe('proof-spent');
    expect(await subscribe('b@example.com', 'm2')).toBe('already-stored');
    expect(await subscribe('c@example.com', 'm3')).toBe('stored');
  });

  test('an address gets one confirmation a day, however its domain is written', async () => {
    expect(await subscribe('victim@example.com')).toBe('stored');
    for (const domain of ['ｅxample.com', '\u{1d41e}xample.com', 'exam\u00adple.com', 'example.com.', 'example。com']) {
      expect(await subscribe(`victim@${domain}`)).toBe('already-stored');
    }
    expect(await subscribe('ｖictim@example.com')).toBe('already-stored');
  });

  test('confirming activates a subscription and notifies the company once', async () => {
    await subscribe('d@example.com');
    const token = await tokenOf('d@example.com');
    expect(await newsletter.find(token)).toEqual({ language: 'de', state: 'pending' });
    expect(await Promise.all([newsletter.confirm(token), newsletter.confirm(token)])).toEqual([true, true]);
    expect((await mails()).filter((template) => template === 'newsletter-notice')).toHaveLength(1);
    expect(await newsletter.find(token)).toEqual({ language: 'de', state: 'confirmed' });
    // Another request for the same address changes nothing.
    now += 86_400_000;
    await subscribe('d@example.com');
    expect(await newsletter.find(token)).toEqual({ language: 'de', state: 'confirmed' });
  });

  test('the time of the confirmation is kept when other settings change', async () => {
    await subscribe('g@example.com');
    const token = await tokenOf('g@example.com');
    const confirmedAt = async () => {
      const row = await storage.read((db) =>
        db.selectFrom('subscribers').select('confirmed_at').where('token', '=', token).executeTakeFirst(),
      );
      return row?.confirmed_at;
    };
    expect(await confirmedAt()).toBeNull();
    await newsletter.confirm(token);
    const at = now;
    now += 1000;
    await newsletter.setLanguage(token, 'ar');
    await newsletter.confirm(token);
    expect(await confirmedAt()).toBe(at);
  });

  test('a stored language that was removed reads as English, in mails as well', async () => {
    await subscribe('tlh@example.com');
    const token = await tokenOf('tlh@example.com');
    const id = await storage.write(async (db) => {
      await sql`update subscribers set language = 'tlh' where token = ${token}`.execute(db);
      const subscriber = db.selectFrom('subscribers').select('id').where('token', '=', token);
      const mail = await db
        .selectFrom('outbox_mails')
        .select('id')
        .where('subscriber_id', '=', subscriber)
        .executeTakeFirstOrThrow();
      await sql`update outbox_mails set language = 'tlh' where id = ${mail.id}`.execute(db);
      return mail.id;
    });
    expect(await newsletter.find(token)).toMatchObject({ language: 'en' });
    const record = await storage.read((db) => readMailRecord(db, id));
    expect(record).toMatchObject({ language: 'en', subscriber: { language: 'en' } });
  });

  test('a subscriber changes the language, unsubscribes, and can subscribe again with a new link only', async () => {
    await subscribe('e@example.com');
    const token = await tokenOf('e@example.com');
    await newsletter.confirm(token);
    expect(await newsletter.setLanguage(token, 'ar')).toBe(true);
    expect(await newsletter.unsubscribe(token)).toBe(true);
    expect(await newsletter.find(token)).toEqual({ language: 'ar', state: 'unsubscribed' });
    expect(await newsletter.confirm(token)).toBe(false);
    now += 86_400_000;
    await subscribe('e@example.com');
    expect(await newsletter.find(token)).toBeUndefined();
    expect(await newsletter.confirm(await tokenOf('e@example.com'))).toBe(true);
  });

  test('erasing removes all data of the address, with mails written to files', async () => {
    const known = new Set(await mailIds());
    await subscribe('f@example.com');
    const token = await tokenOf('f@example.com');
    await newsletter.confirm(token);
    const files = (await mailIds()).filter((id) => !known.has(id)).map((id) => join(mailFolder(config), `${id}.eml`));
    expect(files).toHaveLength(2);
    mkdirSync(mailFolder(config), { recursive: true });
    for (const file of files) writeFileSync(file, 'mail');
    expect(await newsletter.erase(token)).toBe(true);
    expect(await newsletter.find(token)).toBeUndefined();
    expect(await newsletter.erase(token)).toBe(false);
    expect(files.filter((file) => existsSync(file))).toEqual([]);
    expect((await mailIds()).filter((id) => !known.has(id))).toEqual([]);
    const left = await storage.read((db) =>
      db.selectFrom('newsletter_confirmations').selectAll().where('email_key', '=', 'f@example.com').execute(),
    );
    expect(left).toEqual([]);
  });

  test('an unknown token does nothing', async () => {
    expect(await newsletter.confirm('x')).toBe(false);
    expect(await newsletter.unsubscribe('x')).toBe(false);
    expect(await newsletter.setLanguage('', 'de')).toBe(false);
    expect(await newsletter.find("' or 1=1")).toBeUndefined();
  });
});
