import { removeMailFile } from '#server/mail/file-transport.ts';
import { eraseAddress } from '#server/operations/erase-address.ts';
import { emailKey } from '#server/storage/email-key.ts';
import type { Storage } from '#server/storage/storage.ts';
import { pluralize } from './pluralize.ts';

/**
 * `inbox erase EMAIL`: deletes all data of an email address, including mails that were written to files.
 *
 * @param folder folder of mails written to files
 */
export async function erase(storage: Storage, email: string, folder: string): Promise<string> {
  const { submissions, subscribers, mails } = await storage.write((db) => eraseAddress(db, emailKey(email)));
  for (const id of mails) await removeMailFile(folder, id);
  storage.purgeDeletedPages();
  return `Erased ${pluralize(submissions, 'submission')}, ${pluralize(mails.length, 'mail')} and ${pluralize(subscribers, 'subscription')}.`;
}
