import * as z from 'zod/mini';

/** Bytes as hexadecimal digits. */
const hex = z.string().check(z.regex(/^([\da-f]{2}){1,64}$/));

/**
 * Proof of work: version 2 of the ALTCHA protocol with SHA-256 (`altcha-lib`). Find the `counter` for which
 *
 *     SHA-256(salt ‖ nonce ‖ counter as 32 bits, big-endian)
 *
 * begins with `keyPrefix`. Each counter from 0 to `data.maxCounter` is equally likely, so half of them are tried on
 * average. Only our parameters are accepted: a higher cost would be expensive to verify.
 */
const challengeSchema = z.object({
  parameters: z.strictObject({
    algorithm: z.literal('SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.literal(1),
    keyLength: z.literal(32),
    keyPrefix: hex,
    /** Seconds since the epoch. A challenge is valid for ten minutes and one submission. */
    expiresAt: z.int(),
    /** `maxCounter` grows with the number of challenges recently issued to the same network. */
    data: z.strictObject({ form: z.string(), issuedAt: z.int(), maxCounter: z.int() }),
  }),
  signature: hex,
});

/** What a client sends, as JSON in base64: the challenge as received, the counter, and the full hash (32 bytes). */
export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

export type ProofChallenge = z.output<typeof challengeSchema>;

/** A challenge with its solution. */
export type ProofPayload = z.output<typeof proofSchema>;
