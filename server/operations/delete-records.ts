import { removeMailFiles } from '#server/mail/transport.ts';
import type { Database, Storage } from '#server/storage/storage.ts';

/** The tables with visitors' records, and the column of their mails that refers to them. */
const owners = { submissions: 'submission_id', subscribers: 'subscriber_id' } as const;

/** Records per transaction. Small, because their files may be large and other writes have to wait. */
const batchSize = 20;

/** Selects the ids of records, in batches. */
type Selection = (db: Database) => { limit: (count: number) => { execute: () => Promise<{ id: string }[]> } };

/**
 * Deletes the selected records with their uploads and mails.
 *
 * @param folder of mails written to files
 * @returns numbers of deleted records and mails
 * @throws StorageUnavailable
 */
export async function deleteRecords(storage: Storage, folder: string, table: keyof typeof owners, select: Selection) {
  const deleted = { records: 0, mails: 0 };
  for (;;) {
    const { ids, mails } = await storage.write(async (db) => {
      const ids = (await select(db).limit(batchSize).execute()).map(({ id }) => id);
      // PostgreSQL has no empty lists.
      if (ids.length === 0) return { ids, mails: [] };
      const mails = await db.deleteFrom('outbox_mails').where(owners[table], 'in', ids).returning('id').execute();
      await db.deleteFrom(table).where('id', 'in', ids).execute();
      return { ids, mails };
    });
    await removeMailFiles(folder, mails);
    deleted.records += ids.length;
    deleted.mails += mails.length;
    if (ids.length < batchSize) return deleted;
  }
}

/** Deletes all data of an address. The parameters and errors are those of `eraseSubscriber()`. */
export async function eraseAddress(storage: Storage, folder: string, key: string) {
  const submissions = await deleteRecords(storage, folder, 'submissions', (db) =>
    db.selectFrom('submissions').select('id').where('email_key', '=', key),
  );
  return { submissions, subscribers: await eraseSubscriber(storage, folder, key) };
}

/**
 * Deletes a subscriber, their mails, and the days of confirmation mails.
 *
 * @param key see `emailKey()`
 * @throws StorageUnavailable when not everything was deleted
 */
export async function eraseSubscriber(storage: Storage, folder: string, key: string) {
  await storage.write((db) => db.deleteFrom('newsletter_confirmations').where('email_key', '=', key).execute());
  const deleted = await deleteRecords(storage, folder, 'subscribers', (db) =>
    db.selectFrom('subscribers').select('id').where('email_key', '=', key),
  );
  storage.purgeDeletedPages();
  return deleted;
}
