import type { MailTemplate } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';

/** A mail that is ours to send until its lease is over. */
export type ClaimedMail = { id: string; template: MailTemplate; attempts: number; give_up_at: number };

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
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit);
    // Several processes take different ones without waiting for each other.
    const free = storage.dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
    return db
      .updateTable('outbox_mails')
      .set((eb) => ({ due_at: now + leaseMs, claimed_by: claimant, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', free)
      .returning(['id', 'template', 'attempts', 'give_up_at'])
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
