import { createHash } from 'node:crypto';
import type { ProofChallenge, ProofPayload } from '#contracts/forms/proof.ts';

/** Does the work of a challenge as a browser does it, from the description in `contracts/forms/proof.ts` alone. */
export function solveProof(challenge: ProofChallenge): string {
  const { salt, nonce, keyPrefix } = challenge.parameters;
  const message = Buffer.concat([Buffer.from(salt + nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter++) {
    message.writeUInt32BE(counter, message.length - 4);
    const derivedKey = createHash('sha256').update(message).digest('hex');
    if (derivedKey.startsWith(keyPrefix)) return encodeProof({ challenge, solution: { counter, derivedKey } });
  }
}

/** A proof as it is sent. */
export function encodeProof(payload: ProofPayload): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
