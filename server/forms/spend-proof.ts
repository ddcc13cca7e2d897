import type { Database } from '#server/storage/storage.ts';

/** A proof of work, to be used once. */
export type SpentProof = { key: string; expiresAt: Date };

/** `already-stored`: a repeat of a stored submission. `proof-spent`: not stored, because the proof was used before. */
export type Acceptance = 'stored' | 'already-stored' | 'proof-spent';

/** Marks a proof as used until it expires. Returns false when it was used before. */
export async function spendProof(db: Database, { key, expiresAt }: SpentProof): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_proofs')
    .values({ key, expires_at: expiresAt.getTime() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
