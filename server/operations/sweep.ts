import { retention } from '#content/facts/retention.ts';
import { removeMailFiles } from '#server/mail/transport.ts';
import type { SubscriberState } from '#server/storage/schema.ts';
import type { Database, Storage } from '#server/storage/storage.ts';
import { deleteRecords } from './delete-records.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Records that would expire before the next sweep, an hour later, are deleted now. */
const marginMs = 2 * hourMs;

/** A record further in the future was written while the clock was ahead. */
const maxAheadMs = 2 * hourMs;

/** `mailFolder` is the folder of mails written to files. */
export type SweepRules = { retentionDays: number; mailFolder: string };

/**
 * Deletes records whose retention time is over, and expired proofs and rate limits. Call it only when `checkClock()`
 * trusts the clock.
 *
 * @param now milliseconds since 1970
 * @returns numbers of deleted records by kind
 */
export async function sweep(storage: Storage, { retentionDays, mailFolder }: SweepRules, now: number) {
  await storage.write((db) => correctFutureTimes(db, now));
  await storage.write((db) => sweepShortLived(db, now));
  const sweepSubscribers = (state: SubscriberState, { days }: { days: number }) => {
    const latest = cutoff(days, now);
    return deleteRecords(storage, mailFolder, 'subscribers', (db) =>
      db.selectFrom('subscribers').select('id').where('state', '=', state).where('changed_at', '<', latest),
    );
  };
  const unconfirmed = await sweepSubscribers('pending', retention.unconfirmed);
  const unsubscribed = await sweepSubscribers('unsubscribed', retention.unsubscribed);
  const sent = await storage.write((db) =>
    db
      .deleteFrom('outbox_mails')
      .where('subscriber_id', 'is not', null)
      .where('state', '!=', 'pending')
      .where('created_at', '<', cutoff(retention.newsletterMails.days, now))
      .returning('id')
      .execute(),
  );
  await removeMailFiles(mailFolder, sent);
  const submissions = await deleteRecords(storage, mailFolder, 'submissions', (db) =>
    db.selectFrom('submissions').select('id').where('created_at', '<', cutoff(retentionDays, now)),
  );
  storage.purgeDeletedPages();
  return {
    submissions: submissions.records,
    unconfirmed: unconfirmed.records,
    unsubscribed: unsubscribed.records,
    newsletterMails: unconfirmed.mails + unsubscribed.mails + sent.length,
  };
}

/** Returns the time before which records with a retention of `days` are deleted. */
function cutoff(days: number, now: number): number {
  return now - days * dayMs + marginMs;
}

/** Corrects records written while the clock was ahead, which would be kept for too long. */
async function correctFutureTimes(db: Database, now: number): Promise<void> {
  const latest = now + maxAheadMs;
  await db.updateTable('submissions').set({ created_at: now }).where('created_at', '>', latest).execute();
  await db.updateTable('subscribers').set({ changed_at: now }).where('changed_at', '>', latest).execute();
  await db.updateTable('outbox_mails').set({ created_at: now }).where('created_at', '>', latest).execute();
}

async function sweepShortLived(db: Database, now: number): Promise<void> {
  for (const [table, { hours }] of [
    ['spent_proofs', retention.spentProofs],
    ['rate_windows', retention.limits],
  ] as const) {
    // Rows stored with a correct clock expire before this.
    const latest = now + hours * hourMs + maxAheadMs;
    await db
      .deleteFrom(table)
      .where((eb) => eb.or([eb('expires_at', '<', now), eb('expires_at', '>', latest)]))
      .execute();
  }
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  // Rows are deleted in the first hour of the second day after theirs: within three days.
  const [yesterday, tomorrow] = [dayOf(now - dayMs), dayOf(now + dayMs)];
  await db
    .deleteFrom('newsletter_confirmations')
    .where((eb) => eb.or([eb('day', '<', yesterday), eb('day', '>', tomorrow)]))
    .execute();
}
