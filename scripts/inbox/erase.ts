import { removeMailFile } from '#server/mail/file-transport.ts';
import { eraseAddress } from '#server/operations/erase-address.ts';
import { emailKey } from '#server/storage/email-key.ts';
import type { Storage } from '#server/storage/storage.ts';
import { counted } from './counted.ts';

/**
 * `inbox erase EMAIL`: deletes all that is kept of an address, mails that were written as files included.
 *
 * @param folder where mails are written as files
 */
export async function erase(storage: Storage, email: string, folder: string): Promise<string> {
  const { submissions, subscribers, mails } = await storage.write((db) => eraseAddress(db, emailKey(email)));
  for (const id of mails) await removeMailFile(folder, id);
  storage.purgeDeletedPages();
  return `Erased ${counted(submissions, 'submission')}, ${counted(mails.length, 'mail')} and ${counted(subscribers, 'subscription')}.`;
}
