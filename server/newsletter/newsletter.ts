import { randomBytes, randomUUID } from 'node:crypto';
import { toLanguageTag, type LanguageTag } from '#locales/registry.ts';
import type { Config } from '#server/config.ts';
import type { Acceptance } from '#server/forms/intake.ts';
import { spendProof } from '#server/forms/proof-of-work.ts';
import type { Subscription } from '#server/forms/submit-form.ts';
import { enqueueMail } from '#server/mail/outbox/outbox-mails.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { eraseSubscriber } from '#server/mail/erase-address.ts';
import { emailKey } from '#server/storage/email-key.ts';
import type { Database, Storage } from '#server/storage/storage.ts';

/** The newsletter's subscribers. All functions throw `StorageUnavailable`; those with a token return false for an unknown one. */
export type Newsletter = ReturnType<typeof createNewsletter>;

/** @param onMail called after mails were queued */
export function createNewsletter(
  storage: Storage,
  config: Pick<Config, 'database'>,
  onMail: () => void,
  now: () => number = Date.now,
) {
  return {
    /**
     * Stores an unconfirmed subscriber and queues the confirmation mail. Known and unknown addresses get the same
     * response, also for a spent proof, so that it doesn't reveal subscribers. Each address gets at most one
     * confirmation mail a day. A confirmed subscription stays confirmed. The time until an unconfirmed or unsubscribed
     * address is deleted goes on, since anyone can enter it.
     */
    subscribe: async (subscription: Subscription): Promise<Acceptance> => {
      const acceptance = await storage.write((db) => subscribe(storage, db, subscription, now()));
      if (acceptance === 'stored') onMail();
      return acceptance;
    },
    /** Activates a subscription; also returns true if it is already active. */
    confirm: async (token: string): Promise<boolean> => {
      const isConfirmed = await storage.write((db) => confirm(db, token, now()));
      if (isConfirmed) onMail();
      return isConfirmed;
    },
    /** Returns undefined for an unknown token. */
    find: async (token: string) => {
      const row = await storage.read((db) =>
        db.selectFrom('subscribers').select(['language', 'state']).where('token', '=', token).executeTakeFirst(),
      );
      return row && { language: toLanguageTag(row.language), state: row.state };
    },
    setLanguage: async (token: string, language: LanguageTag): Promise<boolean> => {
      const { numUpdatedRows } = await storage.write((db) =>
        db.updateTable('subscribers').set({ language }).where('token', '=', token).executeTakeFirstOrThrow(),
      );
      return numUpdatedRows === 1n;
    },
    unsubscribe: async (token: string): Promise<boolean> => {
      const { numUpdatedRows } = await storage.write((db) =>
        db
          .updateTable('subscribers')
          .set((eb) => ({
            state: 'unsubscribed',
            // A repeat doesn't restart the time until the address is deleted.
            changed_at: eb.case().when('state', '=', 'confirmed').then(now()).else(eb.ref('changed_at')).end(),
          }))
          .where('token', '=', token)
          .executeTakeFirstOrThrow(),
      );
      return numUpdatedRows === 1n;
    },
    /** Deletes the subscriber and all mails about them. Submissions of the address are kept. */
    erase: async (token: string): Promise<boolean> => {
      const row = await storage.read((db) =>
        db.selectFrom('subscribers').select('email_key').where('token', '=', token).executeTakeFirst(),
      );
      if (row) await eraseSubscriber(storage, mailFolder(config), row.email_key);
      return row !== undefined;
    },
  };
}

async function subscribe(
  storage: Storage,
  db: Database,
  { email, language, proof }: Subscription,
  at: number,
): Promise<Acceptance> {
  const key = emailKey(email);
  await storage.lock(db, key);
  if (proof && !(await spendProof(db, proof))) return 'proof-spent';
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_confirmations')
    .values({ email_key: key, day: new Date(at).toISOString().slice(0, 10) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return 'already-stored';
  const token = randomBytes(32).toString('base64url');
  const values = { id: randomUUID(), email, email_key: key, language, state: 'pending' as const, token };
  // The update of a known address changes nothing, but locks and returns its row.
  const { id, state } = await db
    .insertInto('subscribers')
    .values({ ...values, created_at: at, changed_at: at })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key: key }))
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  if (state === 'unsubscribed') {
    // Former subscribers have to confirm again; links in their old mails stop working.
    const renewed = { state: 'pending' as const, language, token, confirmed_at: null };
    await db.updateTable('subscribers').set(renewed).where('id', '=', id).execute();
  }
  await enqueueMail(db, { template: 'newsletter-confirmation', language, subscriber_id: id }, at);
  return 'stored';
}

async function confirm(db: Database, token: string, at: number): Promise<boolean> {
  const updated = await db
    .updateTable('subscribers')
    .set({ state: 'confirmed', changed_at: at, confirmed_at: at })
    .where('token', '=', token)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (updated) {
    await enqueueMail(db, { template: 'newsletter-notice', language: 'en', subscriber_id: updated.id }, at);
    return true;
  }
  const known = await db
    .selectFrom('subscribers')
    .select('id')
    .where('token', '=', token)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return known !== undefined;
}
