import { enqueueMail } from '#server/mail/outbox/enqueue-mail.ts';
import { toLanguageTag, type LanguageTag } from '#locales/registry.ts';
import { eraseSubscriber } from '#server/operations/erase-address.ts';
import type { SubscriberState } from '#server/storage/schema.ts';
import type { Database, Storage } from '#server/storage/storage.ts';

/** Actions of a subscriber by the links in mails. All throw `StorageUnavailable`; false means an unknown token. */
export type Newsletter = {
  /** Activates a subscription; also returns `confirmed` if it is already active. */
  confirm: (token: string) => Promise<'confirmed' | 'unknown-token'>;
  find: (token: string) => Promise<{ language: LanguageTag; state: SubscriberState } | undefined>;
  setLanguage: (token: string, language: LanguageTag) => Promise<boolean>;
  unsubscribe: (token: string) => Promise<boolean>;
  /** Deletes the subscriber and their unsent mails. */
  erase: (token: string) => Promise<boolean>;
};

/** @param onMail called after mails were queued */
export function createNewsletter(storage: Storage, onMail: () => void, now: () => number = Date.now): Newsletter {
  const change = (token: string, changes: { language: LanguageTag } | { state: SubscriberState }) =>
    storage.write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('subscribers')
        .set({ ...changes, changed_at: now() })
        .where('token', '=', token)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    });

  return {
    confirm: async (token) => {
      const outcome = await storage.write((db) => confirm(db, token, now()));
      if (outcome === 'newly-confirmed') onMail();
      return outcome === 'unknown-token' ? outcome : 'confirmed';
    },
    find: async (token) => {
      const row = await storage.read((db) =>
        db.selectFrom('subscribers').select(['language', 'state']).where('token', '=', token).executeTakeFirst(),
      );
      return row && { language: toLanguageTag(row.language), state: row.state };
    },
    setLanguage: (token, language) => change(token, { language }),
    unsubscribe: (token) => change(token, { state: 'unsubscribed' }),
    erase: async (token) => {
      const isErased = await storage.write(async (db) => {
        const row = await db
          .selectFrom('subscribers')
          .select('email_key')
          .where('token', '=', token)
          .executeTakeFirst();
        if (row) await eraseSubscriber(db, row.email_key);
        return row !== undefined;
      });
      if (isErased) storage.purgeDeletedPages();
      return isErased;
    },
  };
}

async function confirm(db: Database, token: string, at: number) {
  const updated = await db
    .updateTable('subscribers')
    .set({ state: 'confirmed', changed_at: at, confirmed_at: at })
    .where('token', '=', token)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (updated) {
    await enqueueMail(db, { template: 'newsletter-notice', language: 'en', subscriberId: updated.id }, at);
    return 'newly-confirmed';
  }
  const known = await db
    .selectFrom('subscribers')
    .select('id')
    .where('token', '=', token)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return known ? 'confirmed' : 'unknown-token';
}
