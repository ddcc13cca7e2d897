import type { Database } from '#server/storage/storage.ts';

/** The deleted records. `mails` are ids, which may have files. */
export type Erased = { submissions: number; subscribers: number; mails: readonly string[] };

/** Deletes all data of an address: submissions, files, subscriber, and mails, pending or sent. */
export async function eraseAddress(db: Database, key: string): Promise<Erased> {
  const mails = await db
    .selectFrom('outbox_mails')
    .leftJoin('submissions', 'submissions.id', 'outbox_mails.submission_id')
    .leftJoin('subscribers', 'subscribers.id', 'outbox_mails.subscriber_id')
    .where((eb) => eb.or([eb('submissions.email_key', '=', key), eb('subscribers.email_key', '=', key)]))
    .select('outbox_mails.id')
    .execute();
  const { numDeletedRows } = await db.deleteFrom('submissions').where('email_key', '=', key).executeTakeFirstOrThrow();
  const subscribers = await eraseSubscriber(db, key);
  return { submissions: Number(numDeletedRows), subscribers, mails: mails.map(({ id }) => id) };
}

/** Deletes a subscriber, mails to them, and the days of confirmation mails. */
export async function eraseSubscriber(db: Database, key: string): Promise<number> {
  await db.deleteFrom('newsletter_confirmations').where('email_key', '=', key).execute();
  const { numDeletedRows } = await db.deleteFrom('subscribers').where('email_key', '=', key).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
