import type { Database } from '#server/storage/storage.ts';

/** What waits in the outbox, of all processes. */
export type Backlog = {
  pending: number;
  /** Of the pending mail that waits longest; 0 when none does. */
  oldestAgeSeconds: number;
  /** Given up after a day, kept for `npm run inbox -- replay`. */
  failed: number;
};

export async function readBacklog(db: Database, now: number): Promise<Backlog> {
  const pending = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => [fn.count<number>('id').as('mails'), fn.min('created_at').as('oldest')])
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.count<number>('id').as('mails'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  // Without a row there is no smallest one, whatever its type says.
  const oldest = pending.oldest as number | null;
  return {
    pending: pending.mails,
    oldestAgeSeconds: oldest === null ? 0 : Math.max(0, (now - oldest) / 1000),
    failed: failed.mails,
  };
}
