import { retention } from '#content/facts/retention.ts';
import { forgetOldSalts } from '#server/storage/rate-limits.ts';
import type { SubscriberState } from '#server/storage/schema.ts';
import type { Database, Storage } from '#server/storage/storage.ts';
import { deleteRecords } from '#server/storage/delete-records.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Records that would expire before the next sweep, an hour later, are deleted now. */
const marginMs = 2 * hourMs;

/** A row that expires further in the future was written while the clock was ahead. */
const maxAheadMs = 2 * hourMs;

/**
 * Deletes records whose retention time is over. Call it only when `Clock.check()` trusts the clock. Mails that were
 * written to files are removed afterwards, by `removeOrphanedMails()`.
 *
 * @param now milliseconds since 1970
 * @returns numbers of deleted records by kind
 */
export async function sweep(storage: Storage, retentionDays: number, now: number) {
  const sweepSubscribers = (state: SubscriberState, { days }: { days: number }) => {
    const latest = cutoff(days, now);
    return deleteRecords(storage, 'subscribers', (db) =>
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
      .executeTakeFirstOrThrow(),
  );
  const submissions = await deleteRecords(storage, 'submissions', (db) =>
    db.selectFrom('submissions').select('id').where('created_at', '<', cutoff(retentionDays, now)),
  );
  return {
    submissions: submissions.records,
    unconfirmed: unconfirmed.records,
    unsubscribed: unsubscribed.records,
    newsletterMails: unconfirmed.mails + unsubscribed.mails + Number(sent.numDeletedRows),
  };
}

/** Returns the time before which records with a retention of `days` are deleted. */
function cutoff(days: number, now: number): number {
  return now - days * dayMs + marginMs;
}

/**
 * Deletes what is kept for hours or a few days. Also safe with a wrong clock: at worst, a limit starts again or an
 * address gets a second confirmation mail.
 */
export async function forgetShortLived(db: Database, now: number): Promise<void> {
  await forgetOldSalts(db, now);
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
  // A row is deleted in the first hour after its day and all but one of the days of its retention time.
  const [oldest, tomorrow] = [dayOf(now - (retention.confirmations.days - 2) * dayMs), dayOf(now + dayMs)];
  await db
    .deleteFrom('newsletter_confirmations')
    .where((eb) => eb.or([eb('day', '<', oldest), eb('day', '>', tomorrow)]))
    .execute();
}
