import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { FormName } from '#contracts/forms/form-names.ts';
import { minimalFillMs } from '#contracts/forms/limits.ts';
import { proofSchema, type ProofChallenge } from '#contracts/forms/proof.ts';
import { parseJson } from '#server/parse-json.ts';
import type { Database } from '#server/storage/storage.ts';

/** A proof of work, to be used once. */
export type SpentProof = { key: string; expiresAt: Date };

/** Proof of work by ALTCHA's protocol; see `contracts/forms/proof.ts`. */
export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/**
 * Solving takes half as many attempts on average: about 0.3 s on a processor four times slower than this project's
 * build machine, as an estimate for a slow phone.
 */
export const usualMaxCounter = 60_000;

/** Long enough to fill in an application after the first touch; after that the page requests another one. */
const lifetimeMs = 10 * 60_000;

/** A proof has about 500 characters; longer ones are not parsed. */
const maxPayloadLength = 2_000;

/**
 * Creates and verifies proofs of work.
 *
 * @param secret signs the challenges; shared by all processes and kept across restarts
 * @param maxCounter largest counter of the usual work; small in tests
 */
export function createProofOfWork(secret: Buffer, maxCounter = usualMaxCounter) {
  const hmacSignatureSecret = secret.toString('hex');
  return {
    /**
     * Returns a new challenge for a form. It is not stored.
     *
     * @param factor multiple of the usual work; see `createProofDifficulty()`
     */
    issue: async (form: FormName, factor = 1): Promise<ProofChallenge> => {
      const now = Date.now();
      const max = Math.round(maxCounter * factor);
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        // From 0: with a higher minimum, an attacker could start there, while browsers would still count from 0.
        counter: randomInt(max + 1),
        deriveKey,
        expiresAt: new Date(now + lifetimeMs),
        data: { form, issuedAt: now, maxCounter: max },
        hmacSignatureSecret,
      });
      return proofSchema.shape.challenge.parse(challenge);
    },
    /**
     * Returns the proof to mark as spent, or undefined if it is invalid, forged, expired, too new or for another form.
     *
     * @param payload JSON in base64, not validated
     */
    verify: async (form: FormName, payload: string): Promise<SpentProof | undefined> => {
      if (payload.length > maxPayloadLength) return undefined;
      const read = proofSchema.safeParse(parseJson(Buffer.from(payload, 'base64').toString())).data;
      if (!read) return undefined;
      const { verified } = await verifySolution({ ...read, deriveKey, hmacSignatureSecret });
      const { data, nonce, expiresAt } = read.challenge.parameters;
      if (!verified || data.form !== form || Date.now() - data.issuedAt < minimalFillMs) return undefined;
      return { key: nonce, expiresAt: new Date(expiresAt * 1000) };
    },
  };
}

/** Marks a proof as used until it expires. Returns false when it was used before. */
export async function spendProof(db: Database, { key, expiresAt }: SpentProof): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_proofs')
    .values({ key, expires_at: expiresAt.getTime() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
