import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { nativePath } from '#contracts/forms/endpoints.ts';
import { uploadLimits } from '#server/forms/uploads/receive-upload.ts';
import { sampleFiles } from '#tests/support/server/sample-files.ts';
import { expectDeliveredOnce } from './support/accounts.ts';
import { abortRequest, sendHostile } from './support/hostile-client.ts';
import { chaosFiles, writeMutatedRequest, writeRequest } from './support/hostile-requests.ts';
import { metricsToken, readLongestDelay } from './support/longest-delay.ts';
import { type ProcessState, readProcessState, uploadRemains } from './support/process-state.ts';
import { createRandom } from './support/random.ts';
import { faultDatabases, isFull, scaled } from './support/scale.ts';
import { inParallel, makeInquiries, send, type Inquiry } from './support/senders.ts';
import { startTestEnvironment } from './support/start-test-environment.ts';

/** Numbers per database. */
const aborts = scaled(300, 25_000);
const mutations = scaled(400, 100_000);
const goodForms = scaled(12, 1_000);
const hostileClients = 48;
const limitMs = scaled(150_000, 3_600_000);

/** `CHAOS_SEED` repeats the requests of a run; their order at the server may differ. */
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000_000);

describe.each(faultDatabases)('$name', ({ name }) => {
  test(
    `${aborts} aborts and ${mutations} mutated requests leak nothing, and ${goodForms} valid forms are delivered exactly once (CHAOS_SEED=${seed})`,
    { timeout: limitMs },
    async () => {
      const temporary = mkdtempSync(join(tmpdir(), 'chaos-'));
      onTestFinished(() => rmSync(temporary, { recursive: true }));
      const { database, storage, inbox, startServer } = await startTestEnvironment(name, {}, chaosFiles);
      const server = await startServer({
        lifeMs: limitMs,
        folder: temporary,
        variables: { TMPDIR: temporary, METRICS_TOKEN: metricsToken },
      });
      const { config } = database;
      const folders = [temporary, ...(config.dialect === 'sqlite' ? [dirname(config.path)] : [])];
      const { rssBytes: freshBytes } = readProcessState(server.child.pid);
      const inquiries = await makeInquiries(storage, goodForms);
      await attack(server.port, 'warm-up', { aborts: aborts / 10, mutations: mutations / 10 });
      await delay(scaled(500, 5_000));
      const { descriptors } = readProcessState(server.child.pid);
      const before = { descriptors, rssBytes: freshBytes };

      let isOver = false;
      const sending = sendSlowly(inquiries, server.port, () => isOver);
      const unexpected = await attack(server.port, 'attack', { aborts, mutations });
      isOver = true;
      await sending;

      expect(unexpected.slice(0, 5)).toEqual([]);
      expect(server.child.exitCode).toBe(null);
      const delayMs = Math.round((await readLongestDelay(server.port)) * 1000);
      process.stdout.write(`longest event-loop delay at the end of the attack: ${delayMs} ms\n`);
      await expectNoLeakedUploadSlots(server.port);
      await vi.waitFor(() => expectNoLeaks(server.child.pid, before, folders), { timeout: 30_000, interval: 500 });
      expect(errorLines(server.output())).toEqual([]);
      await expectDeliveredOnce(inquiries, storage, inbox);
    },
  );
});

function errorLines(log: string): string[] {
  return log.split('\n').filter((line) => line.includes('"level":"error"'));
}

/** @returns responses that no client should ever get, with their requests */
async function attack(
  port: number,
  phase: 'warm-up' | 'attack',
  { aborts, mutations }: { aborts: number; mutations: number },
): Promise<string[]> {
  const unexpected: string[] = [];
  const total = aborts + mutations;
  const numbers = Array.from({ length: total }, (_, number) => number);

  await inParallel(hostileClients, numbers, async (number) => {
    // One seed per request: concurrency must not change what is sent.
    const random = createRandom(seed + number + (phase === 'attack' ? total : 0));
    const isAbort = (number * aborts) % total < aborts;
    if (isAbort) {
      await abortRequest(port, writeRequest(random), random);
      return;
    }
    const request = writeMutatedRequest(random);
    const { status, head } = await sendHostile(port, request);
    const isBounded = status === 503 && /^retry-after:/im.test(head);
    if (status >= 500 && !isBounded)
      unexpected.push(`Request ${number}: ${head}\n\nto\n\n${request.toString('latin1').slice(0, 3_000)}`);
  });
  return unexpected;
}

/** Sends inquiries until each is accepted, slowly during the attack and without delay after it. */
async function sendSlowly(inquiries: readonly Inquiry[], port: number, isOver: () => boolean): Promise<void> {
  await inParallel(4, inquiries, async (inquiry) => {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200 && statuses.length < 20) {
      if (!isOver()) await delay(scaled(100, 500));
      statuses.push(await send(inquiry, port));
    }
    expect(statuses.at(-1), `statuses ${statuses.join(', ')}`).toBe(200);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  });
}

/** Sends the maximum number of concurrent uploads from two networks: all must be read, so nothing of the limit leaked. */
async function expectNoLeakedUploadSlots(port: number): Promise<void> {
  const statuses = await Promise.all(
    Array.from({ length: 2 * uploadLimits.perNetwork }, async (_, index) => {
      const form = new FormData();
      // Without a message: a form that is not stored does not count for the limits on forms.
      const texts = { name: 'A', email: `upload-${index}@example.com`, app: 'vpn', platform: 'android' };
      for (const [field, value] of Object.entries(texts)) form.set(field, value);
      form.set('screenshot', new Blob([sampleFiles.png]), 'screen.png');
      const response = await fetch(`http://127.0.0.1:${port}${nativePath('support')}`, {
        method: 'POST',
        body: form,
        headers: { 'x-forwarded-for': `198.51.100.${index % 2}`, connection: 'close' },
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      });
      return response.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([422]));
}

/** @param before open descriptors after the warm-up, and memory after the start */
function expectNoLeaks(pid: number | undefined, before: ProcessState, folders: readonly string[]): void {
  const after = readProcessState(pid);
  if (isFull) process.stdout.write(`${JSON.stringify({ before, after })}\n`);
  // Tolerates varying numbers of connections to the database and the mail server.
  expect(after.descriptors).toBeLessThanOrEqual(before.descriptors + 10);
  expect(after.rssBytes).toBeLessThanOrEqual(before.rssBytes * 1.5);
  expect(uploadRemains(folders)).toEqual([]);
}
