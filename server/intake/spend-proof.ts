import type { Database } from '#server/storage/storage.ts';
import type { SpentProof } from './intake.ts';

/** Marks a proof as used until it expires; false when it has been used before. */
export async function spendProof(db: Database, { key, expiresAt }: SpentProof): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_proofs')
    .values({ key, expires_at: expiresAt.getTime() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
