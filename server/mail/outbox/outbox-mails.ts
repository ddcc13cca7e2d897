import { randomUUID } from 'node:crypto';
import type { LanguageTag } from '#locales/registry.ts';
import { mailDeadlineMs, type describeSendError } from '#server/mail/transport.ts';
import type { MailState, MailTemplate } from '#server/storage/schema.ts';
import type { Database, Storage } from '#server/storage/storage.ts';

/** A mail about one record. Its content is written when it is sent. */
export type NewMail = { template: MailTemplate; language: LanguageTag } & (
  | { submission_id: string }
  | { subscriber_id: string }
);

/** Adds a mail to the outbox, in the transaction of its record. */
export async function enqueueMail(db: Database, mail: NewMail, at: number): Promise<void> {
  await db
    .insertInto('outbox_mails')
    .values({ id: randomUUID(), ...mail, state: 'pending', attempts: 0, due_at: at, created_at: at })
    .execute();
}

/** A mail that this process may send until its lease expires. */
export type ClaimedMail = { id: string; template: MailTemplate; attempts: number };

/** Longer than the maximum delay between attempts. A mail due later was stored while the clock was ahead. */
const maxWaitMs = 2 * 3_600_000;

/** Time after which another process sends a mail if the claiming one died: longer than sending may take. */
export const leaseMs = mailDeadlineMs + 60_000;

/**
 * Claims due mails, oldest first. A claim moves the mail's due time to the end of the lease, so that another process
 * sends the mail if this one dies.
 */
export function claimMails(storage: Storage, limit: number, claimant: string, now: number) {
  return storage.write((db): Promise<ClaimedMail[]> => {
    const due = db
      .selectFrom('outbox_mails')
      .select('id')
      .where('state', '=', 'pending')
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + maxWaitMs)]))
      .orderBy('due_at')
      .limit(limit);
    // Processes claim different mails without waiting for each other.
    const free = storage.dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
    return db
      .updateTable('outbox_mails')
      .set((eb) => ({
        due_at: now + leaseMs,
        claimed_by: claimant,
        attempts: eb('attempts', '+', 1),
        // Used for the age in metrics, so a time from a clock that was ahead is corrected.
        created_at: eb.case().when('created_at', '>', now).then(now).else(eb.ref('created_at')).end(),
      }))
      .where('id', 'in', free)
      .returning(['id', 'template', 'attempts'])
      .execute();
  });
}

/** Marks a mail as sent. @returns false if it was erased meanwhile */
export async function markSent(storage: Storage, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await storage.write((db) =>
    db
      .updateTable('outbox_mails')
      .set({ state: 'sent', sent_at: now, claimed_by: null, last_error: null })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n;
}

/**
 * Records a failed attempt: the mail is due again later, or given up after the last attempt or when the recipient was
 * rejected. Mails that were given up are kept.
 */
export async function markFailed(
  storage: Storage,
  mail: ClaimedMail,
  error: ReturnType<typeof describeSendError>,
  now: number,
) {
  const isGivenUp = mail.attempts >= maxAttempts || (error.isFinal && isToVisitor[mail.template]);
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
const isToVisitor: Readonly<Record<MailTemplate, boolean>> = {
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

/** How far back refused and sent mails count for `isDelivering`. */
const recentMs = 24 * 3_600_000;

/** With fewer, visitors' mistyped addresses can be the reason. */
const fewRefusals = 3;

/** Counts the unsent mails of all processes. */
export async function readBacklog(db: Database, now: number) {
  const unsent = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => [
      'state',
      fn.count<number>('id').as('mails'),
      fn.min('created_at').as('oldest'),
      fn.count<number>('id').filterWhere('attempts', '>=', maxAttempts).as('exhausted'),
    ])
    .where('state', 'in', ['pending', 'failed'])
    .groupBy('state')
    .execute();
  // After an attempt, `due_at` is about its time.
  const recent = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => ['state', fn.count<number>('id').as('mails')])
    .where('state', 'in', ['sent', 'failed'])
    .where('due_at', '>', now - recentMs)
    .groupBy('state')
    .execute();
  const pending = unsent.find(({ state }) => state === 'pending');
  const failed = unsent.find(({ state }) => state === 'failed');
  const recently = (wanted: MailState) => recent.find(({ state }) => state === wanted)?.mails ?? 0;
  return {
    pending: pending?.mails ?? 0,
    /** Age of the oldest pending mail; 0 if there is none. */
    oldestAgeSeconds: pending ? Math.max(0, (now - pending.oldest) / 1000) : 0,
    /** Mails given up, kept for `npm run inbox -- replay`. */
    failed: failed?.mails ?? 0,
    /** False while mails are kept that were given up after a day, or if several were refused in a day and none was sent. */
    isDelivering: !failed?.exhausted && (recently('failed') < fewRefusals || recently('sent') > 0),
  };
}
