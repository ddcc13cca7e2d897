import type { MailTemplate } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';

/** A mail that is ours to send until its lease is over. */
export type ClaimedMail = { id: string; template: MailTemplate; attempts: number };

/** Longer than any mail waits for its next attempt: what is due later was stored by a clock that was ahead. */
const maxWaitMs = 2 * 3_600_000;

/** Who claims, and for how long. */
export type Claim = { claimant: string; leaseMs: number };

/**
 * Claims mails that are due, oldest first. A claim is a later time at which the mail is due again: when the process that
 * holds it dies, another one takes the mail then.
 */
export function claimMails(storage: Storage, limit: number, { claimant, leaseMs }: Claim, now: number) {
  return storage.write((db): Promise<ClaimedMail[]> => {
    const due = db
      .selectFrom('outbox_mails')
      .select('id')
      .where('state', '=', 'pending')
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + maxWaitMs)]))
      .orderBy('due_at')
      .limit(limit);
    // Several processes take different ones without waiting for each other.
    const free = storage.dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
    return db
      .updateTable('outbox_mails')
      .set((eb) => ({
        due_at: now + leaseMs,
        claimed_by: claimant,
        attempts: eb('attempts', '+', 1),
        // Ages are counted from it, also where the clock was ahead.
        created_at: eb.case().when('created_at', '>', now).then(now).else(eb.ref('created_at')).end(),
      }))
      .where('id', 'in', free)
      .returning(['id', 'template', 'attempts'])
      .execute();
  });
}

/** Moves the end of our leases on while the mails are still being sent. */
export async function renewClaims(storage: Storage, ids: readonly string[], { claimant, leaseMs }: Claim, now: number) {
  await storage.write((db) =>
    db
      .updateTable('outbox_mails')
      .set({ due_at: now + leaseMs })
      .where('id', 'in', ids)
      .where('claimed_by', '=', claimant)
      .where('state', '=', 'pending')
      .execute(),
  );
}
