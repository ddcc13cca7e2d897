import { createHash, randomUUID } from 'node:crypto';
import { createProofOfWork } from '#server/forms/proof-of-work.ts';
import type { Storage } from '#server/storage/storage.ts';

/** The body of an inquiry, and the client IP address it is sent from. */
export type PreparedInquiry = { body: string; network: string };

/** Low difficulty: clients do the proof of work, and this benchmark measures the server. */
const maxCounter = 8;

let visitors = 0;

/** Makes inquiries from different visitors, each with a solved proof of work. */
export async function makeInquiries(storage: Storage, count: number): Promise<PreparedInquiry[]> {
  const proofs = createProofOfWork(await storage.secret('proof-of-work'), maxCounter);
  const inquiries: PreparedInquiry[] = [];
  for (let made = 0; made < count; made++) {
    const challenge = await proofs.issue('inquiry');
    const id = randomUUID();
    const fields = {
      name: 'Asta Lind',
      email: `${id}@example.com`,
      message: 'My phone fell into the lake. '.repeat(8),
    };
    const altcha = Buffer.from(JSON.stringify({ challenge, solution: solve(challenge.parameters) })).toString('base64');
    visitors++;
    inquiries.push({
      body: JSON.stringify({ ...fields, submission_id: id, language: 'en', altcha }),
      network: `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    });
  }
  return inquiries;
}

/** Solves a challenge as described in `contracts/forms/proof.ts`. */
function solve({ salt, nonce, keyPrefix }: { salt: string; nonce: string; keyPrefix: string }) {
  const message = Buffer.concat([Buffer.from(salt + nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter++) {
    message.writeUInt32BE(counter, message.length - 4);
    const derivedKey = createHash('sha256').update(message).digest('hex');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
}
