/**
 * The proof of work, ALTCHA's protocol in its second version with SHA-256 (`altcha-lib`): find the `counter` for which
 *
 *     SHA-256(salt ‖ nonce ‖ counter as 32 bits, big-endian)
 *
 * begins with `keyPrefix`. `salt`, `nonce` and `keyPrefix` are bytes in hexadecimal digits; `cost` is 1. The counter lies
 * between 0 and {@link proofMaximum}. What is sent, in base64, is the JSON of a {@link ProofPayload}: the challenge as it
 * was received, the counter, and all 32 bytes of the hash in hexadecimal digits.
 */
export type ProofChallenge = {
  parameters: {
    algorithm: 'SHA-256';
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    /** Seconds since 1970. A challenge is good for ten minutes and for one submission of its form. */
    expiresAt: number;
    data: { form: string; issuedAt: number };
  };
  signature: string;
};

/** A challenge with its solution. */
export type ProofPayload = { challenge: ProofChallenge; solution: { counter: number; derivedKey: string } };

/** No counter is larger: half a second of a telephone's work, a tenth of that on a desktop. */
export const proofMaximum = 200_000;
