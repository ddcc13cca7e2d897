import { eraseAddress } from '#server/mail/erase-address.ts';
import { emailKey } from '#server/storage/email-key.ts';
import type { Storage } from '#server/storage/storage.ts';
import { pluralize } from './table.ts';

/**
 * `inbox erase EMAIL`: deletes all data of an email address, including mails that were written to files.
 *
 * @param folder folder of mails written to files
 */
export async function erase(storage: Storage, email: string, folder: string): Promise<string> {
  const { submissions, subscribers } = await eraseAddress(storage, folder, emailKey(email));
  const mails = pluralize(submissions.mails + subscribers.mails, 'mail');
  return `Erased ${pluralize(submissions.records, 'submission')}, ${mails} and ${pluralize(subscribers.records, 'subscription')}.`;
}
