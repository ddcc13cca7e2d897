import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import type { FormName } from '#contracts/forms/form-names.ts';
import { minimalFillMs } from '#contracts/forms/limits.ts';
import type { ProofChallenge, ProofPayload } from '#contracts/forms/proof.ts';
import type { SpentProof } from './spend-proof.ts';

/** Proof of work by ALTCHA's protocol; see `contracts/forms/proof.ts`. */
export type ProofOfWork = {
  /**
   * A new challenge for a form. Nothing is kept of it.
   *
   * @param factor how many times the usual work; see `createProofDifficulty()`
   */
  issue: (form: FormName, factor?: number) => Promise<ProofChallenge>;
  /**
   * The proof as the storage spends it; undefined for one that is wrong, forged, too old, too new or of another form.
   *
   * @param payload base64 of JSON, or anything
   */
  verify: (form: FormName, payload: string) => Promise<SpentProof | undefined>;
};

/**
 * Half of it is tried on average, by visitors and forgers alike. `npm run bench -- --only proof` measures what that costs:
 * about 0.3 s on a processor four times slower than this project's build machine, which stands for a slow phone.
 */
export const usualMaxCounter = 60_000;

/** Long enough to write an application after the first touch; another one is made quickly. */
const lifetimeMs = 10 * 60_000;

/** A proof has about 500 characters; longer ones are not parsed. */
const maxPayloadLength = 2_000;

/**
 * Makes the proof of work.
 *
 * @param secret signs the challenges: the same for all processes and after a restart
 * @param maxCounter of the usual work; small in tests
 */
export function createProofOfWork(secret: Buffer, maxCounter = usualMaxCounter): ProofOfWork {
  const hmacSignatureSecret = secret.toString('hex');
  return {
    issue: async (form, factor = 1) => {
      const now = Date.now();
      const max = Math.round(maxCounter * factor);
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        // From 0 on: a lower bound would be work for honest browsers alone, since a forger can begin there.
        counter: randomInt(max + 1),
        deriveKey,
        expiresAt: new Date(now + lifetimeMs),
        data: { form, issuedAt: now, maxCounter: max },
        hmacSignatureSecret,
      });
      return payloadSchema.shape.challenge.parse(challenge);
    },
    verify: async (form, payload) => {
      const read = readPayload(payload);
      if (!read) return undefined;
      const { verified } = await verifySolution({ ...read, deriveKey, hmacSignatureSecret });
      const { data, nonce, expiresAt } = read.challenge.parameters;
      if (!verified || data.form !== form || Date.now() - data.issuedAt < minimalFillMs) return undefined;
      return { key: nonce, expiresAt: new Date(expiresAt * 1000) };
    },
  };
}

const hex = z.string().regex(/^([\da-f]{2}){1,64}$/);

/** Accepts only challenges like ours: others, with a higher cost, would be expensive to verify. */
const payloadSchema: z.ZodType<ProofPayload> & { shape: { challenge: z.ZodType<ProofChallenge> } } = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.literal(1),
      keyLength: z.literal(32),
      keyPrefix: hex,
      expiresAt: z.int(),
      data: z.strictObject({ form: z.string(), issuedAt: z.int(), maxCounter: z.int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

function readPayload(payload: string): ProofPayload | undefined {
  if (payload.length > maxPayloadLength) return undefined;
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
