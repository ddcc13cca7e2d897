import { randomBytes, randomUUID } from 'node:crypto';
import type { LanguageTag } from '#locales/registry.ts';
import { enqueueMail } from '#server/mail/outbox/enqueue-mail.ts';
import { emailKey } from '#server/storage/email-key.ts';
import type { Database, Storage } from '#server/storage/storage.ts';
import { spendProof, type Acceptance, type SpentProof } from '#server/forms/spend-proof.ts';

/** A request for the newsletter. */
export type Subscription = { email: string; language: LanguageTag; proof: SpentProof | undefined };

/**
 * Stores an unconfirmed subscriber and queues the confirmation mail.
 *
 * @throws StorageUnavailable
 */
export type Subscribe = (subscription: Subscription) => Promise<Acceptance>;

/**
 * Creates `Subscribe`. Known and unknown addresses get the same response, also for a spent proof, so that it doesn't
 * reveal subscribers. Each address gets at most one confirmation mail a day. A confirmed subscription stays confirmed;
 * for an unconfirmed one, the time limit to confirm starts again.
 */
export function createSubscribe(storage: Storage, onMail: () => void, now: () => number): Subscribe {
  return async ({ email, language, proof }) => {
    const key = emailKey(email);
    const acceptance = await storage.write(async (db): Promise<Acceptance> => {
      const at = now();
      await storage.lock(db, key);
      if (proof && !(await spendProof(db, proof))) return 'proof-spent';
      if (!(await isFirstToday(db, key, at))) return 'already-stored';
      const subscriberId = await storeSubscriber(db, { email, key, language, at });
      await enqueueMail(db, { template: 'newsletter-confirmation', language, subscriberId }, at);
      return 'stored';
    });
    if (acceptance === 'stored') onMail();
    return acceptance;
  };
}

async function isFirstToday(db: Database, key: string, at: number): Promise<boolean> {
  const day = new Date(at).toISOString().slice(0, 10);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_confirmations')
    .values({ email_key: key, day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns the id of the new or existing subscriber */
async function storeSubscriber(
  db: Database,
  { email, key, language, at }: { email: string; key: string; language: LanguageTag; at: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const values = { id: randomUUID(), email, email_key: key, language, state: 'pending' as const, token };
  const { id } = await db
    .insertInto('subscribers')
    .values({ ...values, created_at: at, changed_at: at, confirmed_at: null })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key: key }))
    .returning('id')
    .executeTakeFirstOrThrow();
  // Former subscribers have to confirm again; links in their old mails stop working.
  await db
    .updateTable('subscribers')
    .set({ state: 'pending', language, token, confirmed_at: null })
    .where('id', '=', id)
    .where('state', '=', 'unsubscribed')
    .execute();
  await db
    .updateTable('subscribers')
    .set({ changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
  return id;
}
