import { randomBytes, randomUUID } from 'node:crypto';
import { enqueueMail } from '#server/mail/outbox/enqueue-mail.ts';
import { emailKey } from '#server/storage/email-key.ts';
import type { Database, Storage } from '#server/storage/storage.ts';
import { spendProof, type Acceptance, type SpentProof } from '#server/forms/spend-proof.ts';

/** A wish to get the newsletter. */
export type Subscription = { email: string; language: string; proof: SpentProof | undefined };

/**
 * Stores a subscriber who has not confirmed yet, and queues the confirmation.
 *
 * @throws StorageUnavailable
 */
export type Subscribe = (subscription: Subscription) => Promise<Acceptance>;

/**
 * Makes `Subscribe`. Known and unknown addresses are treated alike, a spent proof included, so that answers don't reveal
 * subscribers: each gets one confirmation a day at most. A subscription that is confirmed stays so; the time in which another
 * one has to be confirmed starts again.
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

/** @returns the subscriber's id, new or known */
async function storeSubscriber(
  db: Database,
  { email, key, language, at }: { email: string; key: string; language: string; at: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const values = { id: randomUUID(), email, email_key: key, language, state: 'pending' as const, token };
  const { id } = await db
    .insertInto('subscribers')
    .values({ ...values, created_at: at, changed_at: at, confirmed_at: null })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key: key }))
    .returning('id')
    .executeTakeFirstOrThrow();
  // Someone who unsubscribed and comes back confirms again; links of old mails end here.
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
