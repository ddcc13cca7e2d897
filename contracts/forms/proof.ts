/**
 * The proof of work, ALTCHA's protocol in its second version with SHA-256 (`altcha-lib`): find the `counter` for which
 *
 *     SHA-256(salt ‖ nonce ‖ counter as 32 bits, big-endian)
 *
 * begins with `keyPrefix`. `salt`, `nonce` and `keyPrefix` are bytes in hexadecimal digits; `cost` is 1. Each counter from 0
 * to `data.maxCounter` is equally likely, so that half of them are tried on average. What is sent, in base64, is the JSON of a {@link ProofPayload}: the challenge as it
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
    /** `maxCounter` grows with the challenges that a network asked for lately. */
    data: { form: string; issuedAt: number; maxCounter: number };
  };
  signature: string;
};

/** A challenge with its solution. */
export type ProofPayload = { challenge: ProofChallenge; solution: { counter: number; derivedKey: string } };
