import { deleteRecords } from '#server/storage/delete-records.ts';
import type { Storage } from '#server/storage/storage.ts';
import { removeOrphanedMails } from './mail-files.ts';

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
