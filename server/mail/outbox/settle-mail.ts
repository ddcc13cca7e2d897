import type { SendError } from '#server/mail/send-error.ts';
import type { MailTemplate } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { ClaimedMail } from './claim-mails.ts';
import { maxAttempts, retryDelay } from './retry-delay.ts';

/** Notes that a mail has left. */
export async function markSent(storage: Storage, id: string, now: number): Promise<void> {
  await storage.write((db) =>
    db
      .updateTable('outbox_mails')
      .set({ state: 'sent', sent_at: now, claimed_by: null, last_error: null })
      .where('id', '=', id)
      .execute(),
  );
}

/**
 * Notes a failed attempt: the mail is due again later or, after the last attempt or when the recipient was refused,
 * given up and kept.
 */
export async function markFailed(storage: Storage, mail: ClaimedMail, error: SendError, now: number) {
  const isGivenUp = mail.attempts >= maxAttempts || (error.isFinal && isToStranger[mail.template]);
  await storage.write((db) =>
    db
      .updateTable('outbox_mails')
      .set({
        state: isGivenUp ? 'failed' : 'pending',
        due_at: now + retryDelay(mail.attempts),
        claimed_by: null,
        last_error: error.code,
      })
      .where('id', '=', mail.id)
      .where('state', '=', 'pending')
      .execute(),
  );
  return isGivenUp ? 'given-up' : 'waits';
}

/**
 * Whom a mail goes to. An address that a visitor mistyped stays wrong; our own mailbox that refuses mail will be put
 * right by somebody, and what was sent to us is worth a day of attempts.
 */
const isToStranger: Readonly<Record<MailTemplate, boolean>> = {
  submission: false,
  'newsletter-notice': false,
  receipt: true,
  'newsletter-confirmation': true,
};
