/**
 * Proof of work: version 2 of the ALTCHA protocol with SHA-256 (`altcha-lib`). Find the `counter` for which
 *
 *     SHA-256(salt ‖ nonce ‖ counter as 32 bits, big-endian)
 *
 * begins with `keyPrefix`. `salt`, `nonce` and `keyPrefix` are hex-encoded bytes; `cost` is 1. Each counter from 0 to
 * `data.maxCounter` is equally likely, so half of them are tried on average. The client sends a {@link ProofPayload} as
 * base64-encoded JSON: the challenge as received, the counter, and the full hash (32 bytes, hex).
 */
export type ProofChallenge = {
  parameters: {
    algorithm: 'SHA-256';
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    /** Seconds since the epoch. A challenge is valid for ten minutes and one submission. */
    expiresAt: number;
    /** `maxCounter` grows with the number of challenges recently issued to the same network. */
    data: { form: string; issuedAt: number; maxCounter: number };
  };
  signature: string;
};

/** A challenge with its solution. */
export type ProofPayload = { challenge: ProofChallenge; solution: { counter: number; derivedKey: string } };
