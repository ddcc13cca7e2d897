import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ProofChallenge, ProofPayload } from '#contracts/forms/proof.ts';
import { solveProof } from './solve-proof.ts';

const salt = '00112233445566778899aabbccddeeff';
const nonce = 'ffeeddccbbaa99887766554433221100';

function hashFor(counter: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from(salt + nonce, 'hex'), bytes]))
    .digest('hex');
}

function challengeFor(keyPrefix: string): ProofChallenge {
  const data = { form: 'contact', issuedAt: 1_790_000_000, maxCounter: 150_000 };
  return {
    parameters: {
      algorithm: 'SHA-256',
      nonce,
      salt,
      cost: 1,
      keyLength: 32,
      keyPrefix,
      expiresAt: 1_790_000_600,
      data,
    },
    signature: 'ab',
  };
}

test('the proof contains the counter that solves the challenge, and the unchanged challenge', async () => {
  const challenge = challengeFor(hashFor(1234).slice(0, 32));
  const payload = JSON.parse(atob(await solveProof(challenge))) as ProofPayload;
  expect(payload).toEqual({ challenge, solution: { counter: 1234, derivedKey: hashFor(1234) } });
});

test('the page stays responsive during the work', async () => {
  let turns = 0;
  await solveProof(challengeFor(hashFor(150_000).slice(0, 32)), () => Promise.resolve(turns++));
  expect(turns).toBeGreaterThan(1);
});

test('a challenge without a solution throws', async () => {
  await expect(solveProof(challengeFor('00'.repeat(16)), () => Promise.resolve())).rejects.toThrow(/no counter solves/);
});
