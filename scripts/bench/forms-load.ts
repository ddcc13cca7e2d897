import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { minimalFillMs } from '#contracts/forms/limits.ts';
import type { DatabaseConfig } from '#server/config.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { makeInquiries, type PreparedInquiry } from './make-inquiries.ts';
import { createSender } from './send-inquiry.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** Results of one load test with inquiries. */
export type FormsLoad = {
  /** Target rate per second; undefined: the maximum rate of 64 connections. */
  rate: number | undefined;
  accepted: number;
  refused: number;
  perSecond: number;
  /** Peak memory of the first process so far, MB (`VmHWM`); undefined if the system does not report it. */
  memory: number | undefined;
  /** Latency from the scheduled time to the end of the response, ms. */
  p50: number;
  p99: number;
  slowest: number;
};

export type FormsLoadReport = {
  loads: readonly FormsLoad[];
  /** Submissions in the database at the end; must equal the accepted ones. */
  stored: number;
  /** Memory of the first process before the load, MB. */
  memoryBefore: number | undefined;
};

/**
 * Starts servers that write mails to files in a temporary folder, and sends them inquiries at each rate. Every inquiry
 * has its own visitor and network, and a proof of work solved in advance with the servers' secret.
 *
 * @param database empty; commits wait for the disk
 * @param processes number of servers that share the database
 * @param rates target rates per second; undefined: the maximum rate
 */
export async function measureForms(
  database: DatabaseConfig,
  processes: number,
  rates: readonly FormsLoad['rate'][],
  seconds: number,
): Promise<FormsLoadReport> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-mails-'));
  const url = database.dialect === 'sqlite' ? `sqlite:${database.path}` : database.url;
  const servers: RunningServer[] = [];
  try {
    for (let port = firstPort; port < firstPort + processes; port++)
      servers.push(await startServer(port, { DATABASE_URL: url, TRUST_PROXY: '1' }, folder));
    const storage = await openStorage(database);
    const [first] = servers;
    const memoryBefore = memoryOf(first?.pid, 'VmRSS');
    const loads: FormsLoad[] = [];
    for (const rate of rates) {
      const inquiries = await makeInquiries(storage, seconds * (rate ?? 2_000));
      // The server rejects forms submitted faster than this.
      await wait(minimalFillMs + 500);
      const origins = servers.map(({ origin }) => origin);
      const load = await measureLoad(origins, inquiries, rate, seconds);
      loads.push({ ...load, memory: memoryOf(first?.pid, 'VmHWM') });
    }
    const stored = await countStored(storage);
    await storage.close();
    return { loads, stored, memoryBefore };
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await rm(folder, { recursive: true });
  }
}

const firstPort = 9_401;

async function measureLoad(
  origins: readonly string[],
  inquiries: readonly PreparedInquiry[],
  rate: number | undefined,
  seconds: number,
): Promise<Omit<FormsLoad, 'memory'>> {
  const { send, close } = createSender(origins);
  const times: number[] = [];
  let refused = 0;
  const sendOne = async (inquiry: PreparedInquiry, dueAt: number) => {
    if ((await send(inquiry)) === 200) times.push(performance.now() - dueAt);
    else refused++;
  };
  const start = performance.now();
  if (rate === undefined) await asFastAsPossible(inquiries, sendOne, start + seconds * 1000);
  else await atRate(inquiries, sendOne, rate, start);
  const elapsed = (performance.now() - start) / 1000;
  close();
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    rate,
    accepted: times.length,
    refused,
    perSecond: times.length / elapsed,
    p50: quantile(0.5),
    p99: quantile(0.99),
    slowest: times.at(-1) ?? 0,
  };
}

type SendOne = (inquiry: PreparedInquiry, dueAt: number) => Promise<void>;

/** Sends each inquiry on schedule, even if earlier ones are pending: a slow server does not reduce the load. */
async function atRate(
  inquiries: readonly PreparedInquiry[],
  sendOne: SendOne,
  rate: number,
  start: number,
): Promise<void> {
  const pending: Promise<void>[] = [];
  for (const [at, inquiry] of inquiries.entries()) {
    const dueAt = start + (at * 1000) / rate;
    const early = dueAt - performance.now();
    if (early > 1) await wait(early);
    pending.push(sendOne(inquiry, dueAt));
  }
  await Promise.all(pending);
}

async function asFastAsPossible(inquiries: readonly PreparedInquiry[], sendOne: SendOne, end: number): Promise<void> {
  const queue = inquiries.values();
  const worker = async () => {
    for (const inquiry of queue) {
      if (performance.now() > end) return;
      await sendOne(inquiry, performance.now());
    }
  };
  await Promise.all(Array.from({ length: 64 }, worker));
}

async function countStored(storage: Storage): Promise<number> {
  const row = await storage.read((db) =>
    db
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow(),
  );
  return row.rows;
}

function memoryOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const [, kilobytes] =
      new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
