import { retention } from '#content/facts/retention.ts';
import { removeMailFile } from '#server/mail/file-transport.ts';
import type { Database, Storage } from '#server/storage/storage.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Records that would expire before the next sweep, an hour later, are deleted now. */
const marginMs = 2 * hourMs;

/** A record further in the future was written while the clock was ahead. */
const maxAheadMs = 2 * hourMs;

/** Submissions per transaction. Small, because their files may be large and other writes have to wait. */
const batchSize = 20;

export type SweepRules = { retentionDays: number; mailFolder: string };

/** Numbers of deleted records by kind. */
export type SweepCounts = { submissions: number; unconfirmed: number; unsubscribed: number; newsletterMails: number };

/**
 * Deletes records whose retention time is over, and expired proofs and rate limits. Call it only when `checkClock()`
 * trusts the clock.
 *
 * @param now milliseconds since 1970
 */
export async function sweep(storage: Storage, rules: SweepRules, now: number): Promise<SweepCounts> {
  await storage.write((db) => correctFutureTimes(db, now));
  await storage.write((db) => sweepShortLived(db, now));
  const { mails, ...newsletter } = await storage.write((db) => sweepNewsletter(db, now));
  for (const id of mails) await removeMailFile(rules.mailFolder, id);
  let submissions = 0;
  for (;;) {
    const batch = await storage.write((db) => sweepSubmissions(db, cutoff(rules.retentionDays, now)));
    for (const id of batch.mails) await removeMailFile(rules.mailFolder, id);
    submissions += batch.submissions;
    if (batch.submissions < batchSize) break;
  }
  storage.purgeDeletedPages();
  return { submissions, ...newsletter, newsletterMails: mails.length };
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

async function sweepNewsletter(db: Database, now: number) {
  const deleteSubscribers = async (state: 'pending' | 'unsubscribed', before: number) => {
    const ids = db.selectFrom('subscribers').select('id').where('state', '=', state).where('changed_at', '<', before);
    const mails = await db
      .deleteFrom('outbox_mails')
      .where('subscriber_id', 'in', ids)
      .returning('outbox_mails.id')
      .execute();
    const { numDeletedRows } = await db.deleteFrom('subscribers').where('id', 'in', ids).executeTakeFirstOrThrow();
    return { count: Number(numDeletedRows), mails };
  };
  const unconfirmed = await deleteSubscribers('pending', cutoff(retention.unconfirmed.days, now));
  const unsubscribed = await deleteSubscribers('unsubscribed', cutoff(retention.unsubscribed.days, now));
  const old = await db
    .deleteFrom('outbox_mails')
    .where('subscriber_id', 'is not', null)
    .where('state', '!=', 'pending')
    .where('created_at', '<', cutoff(retention.newsletterMails.days, now))
    .returning('outbox_mails.id')
    .execute();
  const mails = [...unconfirmed.mails, ...unsubscribed.mails, ...old].map(({ id }) => id);
  return { unconfirmed: unconfirmed.count, unsubscribed: unsubscribed.count, mails };
}

async function sweepSubmissions(db: Database, before: number) {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('created_at', '<', before)
    .limit(batchSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { submissions: 0, mails: [] };
  const mails = await db.selectFrom('outbox_mails').select('id').where('submission_id', 'in', ids).execute();
  await db.deleteFrom('submissions').where('id', 'in', ids).execute();
  return { submissions: ids.length, mails: mails.map(({ id }) => id) };
}
