import { sql } from 'kysely';
import type { Database } from '#server/storage/storage.ts';

/**
 * Adds the time when a subscriber confirmed, and the last trusted time for the clean-up. Mails are given up after a
 * number of attempts, no longer at a fixed time.
 */
export async function clocksAndConfirmations(db: Database): Promise<void> {
  for (const statement of [
    'alter table subscribers add column confirmed_at bigint',
    // The best estimate for earlier confirmations.
    `update subscribers set confirmed_at = changed_at where state = 'confirmed'`,
    'alter table outbox_mails drop column give_up_at',
    'create table clock_checks (id integer primary key, trusted_at bigint not null, jumped_at bigint)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
