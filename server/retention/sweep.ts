import { removeMailFile } from '#server/mail/file-transport.ts';
import type { Database, Storage } from '#server/storage/storage.ts';

const dayMs = 86_400_000;

/** An address that nobody confirms is forgotten after so long; its mail says so. */
const pendingDays = 30;

/** Submissions in a transaction: their files may be large, and others wait meanwhile. */
const batch = 20;

export type SweepRules = { retentionDays: number; mailFolder: string };

/** Deletes what has been kept long enough, and what counts no longer. */
export async function sweep(storage: Storage, { retentionDays, mailFolder }: SweepRules, now: number): Promise<void> {
  const oldest = now - retentionDays * dayMs;
  await storage.write((db) => sweepShortLived(db, now));
  await storage.write((db) => sweepSubscribers(db, oldest, now - pendingDays * dayMs));
  for (;;) {
    const { submissions, mails } = await storage.write((db) => sweepSubmissions(db, oldest));
    for (const id of mails) await removeMailFile(mailFolder, id);
    if (submissions < batch) break;
  }
  storage.forgetDeleted();
}

async function sweepShortLived(db: Database, now: number): Promise<void> {
  await db.deleteFrom('spent_proofs').where('expires_at', '<', now).execute();
  await db.deleteFrom('rate_windows').where('expires_at', '<', now).execute();
  const yesterday = new Date(now - dayMs).toISOString().slice(0, 10);
  await db.deleteFrom('newsletter_confirmations').where('day', '<', yesterday).execute();
}

async function sweepSubscribers(db: Database, oldest: number, oldestPending: number): Promise<void> {
  await db.deleteFrom('subscribers').where('state', '=', 'unsubscribed').where('changed_at', '<', oldest).execute();
  await db.deleteFrom('subscribers').where('state', '=', 'pending').where('changed_at', '<', oldestPending).execute();
  await db
    .deleteFrom('outbox_mails')
    .where('subscriber_id', 'is not', null)
    .where('state', '!=', 'pending')
    .where('created_at', '<', oldestPending)
    .execute();
}

async function sweepSubmissions(db: Database, oldest: number) {
  const rows = await db.selectFrom('submissions').select('id').where('created_at', '<', oldest).limit(batch).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { submissions: 0, mails: [] };
  const mails = await db.selectFrom('outbox_mails').select('id').where('submission_id', 'in', ids).execute();
  await db.deleteFrom('submissions').where('id', 'in', ids).execute();
  return { submissions: ids.length, mails: mails.map(({ id }) => id) };
}
