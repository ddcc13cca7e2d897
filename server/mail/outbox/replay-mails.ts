import type { Storage } from '#server/storage/storage.ts';

/** What became of a replay. Where there are unknown or sent ones, nothing was changed. */
export type Replay = {
  /** IDs that no mail has. */
  unknown: readonly string[];
  /** IDs of mails that were sent. */
  sent: readonly string[];
  /** How many were given up and are tried for another day. */
  failed: number;
  /** How many waited and are tried now. Mails that a server is sending at this moment are not among them. */
  pending: number;
};

/**
 * Lets mails be tried now; a running server takes them up within seconds.
 *
 * @param ids of mails; none: all that wait or were given up
 */
export function replayMails(storage: Storage, ids: readonly string[], now: number): Promise<Replay> {
  return storage.write(async (db) => {
    const rows = await db
      .selectFrom('outbox_mails')
      .select(['id', 'state'])
      .$if(ids.length > 0, (query) => query.where('id', 'in', ids))
      .$if(ids.length === 0, (query) => query.where('state', '!=', 'sent'))
      .execute();
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    const unknown = ids.filter((id) => !states.has(id));
    const sent = ids.filter((id) => states.get(id) === 'sent');
    if (unknown.length > 0 || sent.length > 0) return { unknown, sent, failed: 0, pending: 0 };

    const selected = db.updateTable('outbox_mails').$if(ids.length > 0, (query) => query.where('id', 'in', ids));
    const failed = await selected
      .set({ state: 'pending', attempts: 0, due_at: now })
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow();
    const pending = await selected
      .set({ due_at: now })
      .where('state', '=', 'pending')
      .where('claimed_by', 'is', null)
      .where('due_at', '>', now)
      .executeTakeFirstOrThrow();
    return { unknown, sent, failed: Number(failed.numUpdatedRows), pending: Number(pending.numUpdatedRows) };
  });
}
