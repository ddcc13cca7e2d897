import { randomUUID } from 'node:crypto';
import { endpoints } from '#contracts/forms/endpoints.ts';
import { createProofOfWork } from '#server/forms/proof-of-work.ts';
import { solveProof } from '#tests/support/server/solve-proof.ts';
import { vi } from 'vitest';
import type { Storage } from '#server/storage/storage.ts';

/** An inquiry of one visitor, which can be sent repeatedly. */
export type Inquiry = { id: string; mark: string; network: string; body: string };

/**
 * Creates inquiries of different visitors in different networks, each with a proof of work that is old enough.
 *
 * @param storage storage of the receiving servers, whose secret signs the proofs
 */
export async function makeInquiries(storage: Storage, count: number): Promise<Inquiry[]> {
  const proofs = createProofOfWork(await storage.secret('proof-of-work'), 40);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 10_000 });
  try {
    const challenges = await Promise.all(Array.from({ length: count }, () => proofs.issue('inquiry')));
    return challenges.map((challenge) => {
      const id = randomUUID();
      const mark = `mark-${randomUUID()}`;
      const fields = { name: 'Asta', email: `${mark}@example.com`, message: `Message ${mark}` };
      const body = JSON.stringify({ ...fields, submission_id: id, language: 'en', altcha: solveProof(challenge) });
      return { id, mark, network: nextNetwork(), body };
    });
  } finally {
    vi.useRealTimers();
  }
}

/** @returns the status, or 0 without a response */
export async function send({ network, body }: Inquiry, port: number): Promise<number> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${endpoints.inquiry}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Runs tasks with a limited concurrency. */
export async function inParallel<Item>(
  senders: number,
  items: readonly Item[],
  task: (item: Item, sender: number) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item, sender);
    }),
  );
}

let networks = 0;

function nextNetwork(): string {
  networks++;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}
