import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import autocannon from 'autocannon';
import { endpoints } from '#contracts/forms/endpoints.ts';
import { minimalFillMs } from '#contracts/forms/limits.ts';
import { startPostgres } from '#scripts/start-postgres.ts';
import type { DatabaseConfig } from '#server/config.ts';
import { createProofOfWork } from '#server/forms/proof-of-work.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { startServer } from './start-server.ts';

/** Results of one load test with inquiries; latencies in ms. */
export type FormsLoad = {
  database: string;
  /** Requests per second, or "maximum" with 64 connections. */
  rate: number | 'maximum';
  accepted: number;
  refused: number;
  perSecond: number;
  p50: number;
  p99: number;
  slowest: number;
};

const seconds = 20;
const rates = [300, 'maximum'] as const;

/** Sends inquiries to a server with SQLite, then to one with PostgreSQL. Both commit to disk before the response. */
export async function measureForms(): Promise<FormsLoad[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-forms-'));
  const postgres = await startPostgres({ isDurable: true });
  try {
    return [
      ...(await measureDatabase('SQLite', { dialect: 'sqlite', path: join(folder, 'bench.sqlite') }, folder)),
      ...(await measureDatabase('PostgreSQL', { dialect: 'postgres', url: postgres.url }, folder)),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

async function measureDatabase(name: string, database: DatabaseConfig, folder: string): Promise<FormsLoad[]> {
  const url = database.dialect === 'sqlite' ? `sqlite:${database.path}` : database.url;
  await using server = await startServer({ DATABASE_URL: url, TRUST_PROXY: '1' }, folder);
  const storage = await openStorage(database);
  try {
    const loads: FormsLoad[] = [];
    for (const rate of rates) {
      const bodies = (await makeInquiries(storage, seconds * (rate === 'maximum' ? 2_000 : rate))).values();
      // The server rejects forms submitted faster than this.
      await wait(minimalFillMs + 500);
      const { latency, ...result } = await autocannon({
        url: server.origin + endpoints.inquiry,
        connections: 64,
        duration: seconds,
        ...(rate === 'maximum' ? {} : { overallRate: rate }),
        requests: [
          {
            method: 'POST',
            setupRequest: (request) => {
              const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextNetwork() };
              return { ...request, headers, body: bodies.next().value ?? '' };
            },
          },
        ],
      });
      const { p50, p99, max: slowest } = latency;
      const [accepted, refused] = [result['2xx'], result.non2xx + result.errors];
      loads.push({ database: name, rate, accepted, refused, perSecond: accepted / seconds, p50, p99, slowest });
    }
    return loads;
  } finally {
    await storage.close();
  }
}

let visitors = 0;

/** Every inquiry comes from a network of its own, so that no limit applies. */
function nextNetwork(): string {
  visitors++;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Makes bodies of inquiries, each with a proof of work of low difficulty: this measures the server. */
async function makeInquiries(storage: Storage, count: number): Promise<string[]> {
  const proofs = createProofOfWork(await storage.secret('proof-of-work'), 8);
  const bodies: string[] = [];
  for (let made = 0; made < count; made++) {
    const challenge = await proofs.issue('inquiry');
    const id = randomUUID();
    const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
    const fields = {
      name: 'Asta Lind',
      email: `${id}@example.com`,
      message: 'My phone fell into the lake. '.repeat(8),
      submission_id: id,
      language: 'en',
      altcha: Buffer.from(JSON.stringify(proof)).toString('base64'),
    };
    bodies.push(JSON.stringify(fields));
  }
  return bodies;
}
