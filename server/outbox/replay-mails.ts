import type { Storage } from '#server/storage/storage.ts';
import { patienceMs } from './enqueue-mail.ts';

/**
 * Lets mails that were given up be tried for another day; a running server takes them up within seconds.
 *
 * @param ids of mails; undefined: all
 * @returns how many there are
 */
export async function replayMails(storage: Storage, ids: readonly string[] | undefined, now: number): Promise<number> {
  const { numUpdatedRows } = await storage.write((db) =>
    db
      .updateTable('outbox_mails')
      .set({ state: 'pending', attempts: 0, due_at: now, give_up_at: now + patienceMs })
      .where('state', '=', 'failed')
      .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
      .executeTakeFirstOrThrow(),
  );
  return Number(numUpdatedRows);
}
