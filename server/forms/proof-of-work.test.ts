import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProofPayload } from '#contracts/forms/proof.ts';
import { encodeProof, solveProof } from '#tests/support/server/solve-proof.ts';
import { createProofOfWork, usualMaxCounter } from './proof-of-work.ts';

const secret = randomBytes(32);
const proofs = createProofOfWork(secret, 1_000);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Solves a challenge that was issued some time ago. */
async function prove(secondsAgo = 5): Promise<string> {
  const proof = solveProof(await proofs.issue('contact'));
  vi.setSystemTime(Date.now() + secondsAgo * 1000);
  return proof;
}

const decode = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString()) as ProofPayload;

test('a solved challenge is valid in any process with the same secret', async () => {
  const proof = await prove();
  const spent = await proofs.verify('contact', proof);
  expect(spent).toEqual({ key: expect.stringMatching(/^[\da-f]{32}$/), expiresAt: expect.any(Date) });
  expect(await createProofOfWork(secret).verify('contact', proof)).toEqual(spent);
});

test('solving takes many attempts, up to the maximum in the challenge', async () => {
  const challenge = await createProofOfWork(secret).issue('contact');
  const { solution } = decode(solveProof(challenge));
  expect(challenge.parameters.data.maxCounter).toBe(usualMaxCounter);
  expect(solution.counter).toBeLessThanOrEqual(usualMaxCounter);
});

test('all counters up to the maximum are equally likely, so that starting later gains nothing', async () => {
  const challenges = await Promise.all(Array.from({ length: 400 }, () => proofs.issue('contact')));
  const counters = challenges.map((challenge) => decode(solveProof(challenge)).solution.counter);
  // A hundred per quarter are expected; fewer than sixty happen once in a million runs.
  for (const quarter of [0, 250, 500, 750]) {
    expect(counters.filter((counter) => counter >= quarter && counter < quarter + 250).length).toBeGreaterThan(60);
  }
});

test('a challenge can be several times as hard, and its maximum is signed', async () => {
  const challenge = await proofs.issue('contact', 8);
  expect(challenge.parameters.data.maxCounter).toBe(8_000);
  vi.setSystemTime(Date.now() + 5_000);
  const { solution } = decode(solveProof(challenge));
  const data = { ...challenge.parameters.data, maxCounter: 1_000 };
  const changed = { ...challenge, parameters: { ...challenge.parameters, data } };
  expect(await proofs.verify('contact', encodeProof({ challenge, solution }))).toBeDefined();
  expect(await proofs.verify('contact', encodeProof({ challenge: changed, solution }))).toBeUndefined();
});

test('each challenge is different', async () => {
  const [one, other] = await Promise.all([proofs.issue('contact'), proofs.issue('contact')]);
  expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
});

test('a proof is valid for its form only', async () => {
  expect(await proofs.verify('inquiry', await prove())).toBeUndefined();
});

test('a proof is rejected within two seconds', async () => {
  expect(await proofs.verify('contact', await prove(1.9))).toBeUndefined();
  expect(await proofs.verify('contact', await prove(2))).toBeDefined();
});

test('a proof is valid for ten minutes', async () => {
  expect(await proofs.verify('contact', await prove(590))).toBeDefined();
  expect(await proofs.verify('contact', await prove(602))).toBeUndefined();
});

test('a challenge from another server or with changes is rejected', async () => {
  const foreign = createProofOfWork(randomBytes(32));
  expect(await foreign.verify('contact', await prove())).toBeUndefined();
  const { challenge, solution } = decode(await prove());
  const { parameters } = challenge;
  for (const changed of [
    { ...parameters, expiresAt: parameters.expiresAt + 600 },
    { ...parameters, data: { ...parameters.data, form: 'inquiry' } },
    { ...parameters, data: { ...parameters.data, issuedAt: 0 } },
    { ...parameters, keyPrefix: '00' },
  ]) {
    const form = changed.data.form === 'inquiry' ? 'inquiry' : 'contact';
    const payload = { challenge: { ...challenge, parameters: changed }, solution };
    expect(await proofs.verify(form, encodeProof(payload))).toBeUndefined();
  }
});

test('a wrong solution is rejected', async () => {
  const { challenge, solution } = decode(await prove());
  for (const wrong of [
    { ...solution, counter: solution.counter + 1 },
    { ...solution, derivedKey: '00'.repeat(32) },
    { ...solution, counter: 2 ** 32 + solution.counter },
    { ...solution, counter: 0.5 },
  ]) {
    expect(await proofs.verify('contact', encodeProof({ challenge, solution: wrong }))).toBeUndefined();
  }
});

test.each(['', 'x', '{}', 'null', '[]', '"', 'e30=', Buffer.from('[[[[').toString('base64'), 'A'.repeat(1_000_000)])(
  'a malformed proof is rejected: %.20s',
  async (payload) => {
    expect(await proofs.verify('contact', payload)).toBeUndefined();
  },
);
