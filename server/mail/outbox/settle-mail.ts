import type { SendError } from '#server/mail/send-error.ts';
import type { MailTemplate } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { ClaimedMail } from './outbox-mails.ts';

/** Marks a mail as sent. */
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
 * Records a failed attempt: the mail is due again later, or given up after the last attempt or when the recipient was
 * rejected. Mails that were given up are kept.
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
 * Whether a mail goes to a visitor. A permanent rejection of a visitor's address is final, because it is probably
 * mistyped. Problems of our own mailbox get fixed, so mails to it are retried for a day.
 */
const isToStranger: Readonly<Record<MailTemplate, boolean>> = {
  submission: false,
  'newsletter-notice': false,
  receipt: true,
  'newsletter-confirmation': true,
};

const firstMs = 15_000;
const maxMs = 3_600_000;

/** Attempts before a mail is given up, about a day. Counted instead of timed, in case the clock is wrong. */
export const maxAttempts = 31;

/**
 * Returns the delay after the n-th failed attempt: exponential backoff (30 s, 1 min, 2 min …) up to an hour, with 25 %
 * jitter so that mails that failed together are not retried together.
 *
 * @param attempts made so far, 1 or more
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export function retryDelay(attempts: number, random: number = Math.random()): number {
  const delay = Math.min(firstMs * 2 ** attempts, maxMs);
  return Math.round(delay * (0.75 + random / 2));
}
