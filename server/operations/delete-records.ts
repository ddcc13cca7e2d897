import { removeOrphanedMails } from '#server/mail/mail-files.ts';
import type { Database, Storage } from '#server/storage/storage.ts';

/** The tables with visitors' records, and the column of their mails that refers to them. */
const owners = { submissions: 'submission_id', subscribers: 'subscriber_id' } as const;

/** Records per transaction. Small, because their files may be large and other writes have to wait. */
const batchSize = 20;

/** Selects the ids of records, in batches. */
type Selection = (db: Database) => { limit: (count: number) => { execute: () => Promise<{ id: string }[]> } };

/**
 * Deletes the selected records with their uploads and mails. Call `removeOrphanedMails()` afterwards.
 *
 * @returns numbers of deleted records and mails
 * @throws StorageUnavailable
 */
export async function deleteRecords(storage: Storage, table: keyof typeof owners, select: Selection) {
  const deleted = { records: 0, mails: 0 };
  for (;;) {
    const { records, mails } = await storage.write(async (db) => {
      const ids = (await select(db).limit(batchSize).execute()).map(({ id }) => id);
      // PostgreSQL has no empty lists.
      if (ids.length === 0) return { records: 0, mails: 0 };
      const mails = await db.deleteFrom('outbox_mails').where(owners[table], 'in', ids).executeTakeFirstOrThrow();
      await db.deleteFrom(table).where('id', 'in', ids).execute();
      return { records: ids.length, mails: Number(mails.numDeletedRows) };
    });
    deleted.records += records;
    deleted.mails += mails;
    if (records < batchSize) return deleted;
  }
}

/** Deletes all data of an address. The parameters and errors are those of `eraseSubscriber()`. */
export async function eraseAddress(storage: Storage, folder: string, key: string) {
  const submissions = await deleteRecords(storage, 'submissions', (db) =>
    db.selectFrom('submissions').select('id').where('email_key', '=', key),
  );
  return { submissions, subscribers: await eraseSubscriber(storage, folder, key) };
}

/**
 * Deletes a subscriber, their mails, and the days of confirmation mails.
 *
 * @param folder of mails written to files
 * @param key see `emailKey()`
 * @throws StorageUnavailable when not everything was deleted
 */
export async function eraseSubscriber(storage: Storage, folder: string, key: string) {
  await storage.write((db) => db.deleteFrom('newsletter_confirmations').where('email_key', '=', key).execute());
  const deleted = await deleteRecords(storage, 'subscribers', (db) =>
    db.selectFrom('subscribers').select('id').where('email_key', '=', key),
  );
  await removeOrphanedMails(storage, folder);
  storage.purgeDeletedPages();
  return deleted;
}
