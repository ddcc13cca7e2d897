import type { Storage } from '#server/storage/storage.ts';

/** Result of a replay. If any id is unknown or its mail was sent, nothing is changed. */
export type Replay = {
  /** IDs without a mail. */
  unknown: readonly string[];
  /** IDs of mails that were sent. */
  sent: readonly string[];
  /** Number of mails that were given up and are retried for another day. */
  failed: number;
  /** Number of waiting mails that are retried now, without those being sent at this moment. */
  pending: number;
};

/**
 * Makes mails due now; a running server sends them within seconds.
 *
 * @param ids of mails; an empty list means all that wait or were given up
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
