import type { Database } from '#server/storage/storage.ts';

/** Deletes a subscriber, mails to them, and when confirmations were sent. */
export async function eraseSubscriber(db: Database, key: string): Promise<number> {
  await db.deleteFrom('newsletter_confirmations').where('email_key', '=', key).execute();
  const { numDeletedRows } = await db.deleteFrom('subscribers').where('email_key', '=', key).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
