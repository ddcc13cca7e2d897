import type { Storage } from '#server/storage/storage.ts';
import { replayMails } from '#server/mail/outbox/replay-mails.ts';
import { InboxError } from './inbox-error.ts';
import { pluralize } from './pluralize.ts';

/**
 * `inbox replay [ID…]`: failed mails are retried for another day, pending mails are sent now.
 *
 * @param ids ids of mails; empty: all pending and failed mails
 * @throws InboxError with the ids that are unknown or already sent; then nothing is changed
 */
export async function replay(storage: Storage, ids: readonly string[], now: number): Promise<string> {
  const { unknown, sent, failed, pending } = await replayMails(storage, ids, now);
  if (unknown.length > 0)
    throw new InboxError(`No mail has the ID ${unknown.join(', ')}; see: npm run inbox -- outbox.`);
  if (sent.length > 0) throw new InboxError(`Already sent: ${sent.join(', ')}.`);
  if (failed + pending === 0) return 'No pending or failed mails.';
  return `A running server retries ${pluralize(failed, 'failed mail')} and ${pluralize(pending, 'pending mail')} now.`;
}
