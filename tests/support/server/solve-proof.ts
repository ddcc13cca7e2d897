import { createHash } from 'node:crypto';
import type { ProofChallenge, ProofPayload } from '#contracts/forms/proof.ts';

/** Solves a challenge like a browser, implemented only from the description in `contracts/forms/proof.ts`. */
export function solveProof(challenge: ProofChallenge): string {
  const { salt, nonce, keyPrefix } = challenge.parameters;
  const message = Buffer.concat([Buffer.from(salt + nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter++) {
    message.writeUInt32BE(counter, message.length - 4);
    const derivedKey = createHash('sha256').update(message).digest('hex');
    if (derivedKey.startsWith(keyPrefix)) return encodeProof({ challenge, solution: { counter, derivedKey } });
  }
}

/** Encodes a proof for sending. */
export function encodeProof(payload: ProofPayload): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
