import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { leaseMs } from '#server/mail/outbox/outbox-mails.ts';
import { expectEachOnce, advanceDueTimes, countStored, waitForDelivery } from './support/accounts.ts';
import { isFull, scaled } from './support/scale.ts';
import { inParallel, makeInquiries, send, type Inquiry } from './support/senders.ts';
import { startTestEnvironment } from './support/start-test-environment.ts';

/** Sends inquiries and groups them by status, which must be 200 or 503. */
async function sendToFailing(inquiries: readonly Inquiry[], port: number) {
  const accepted: Inquiry[] = [];
  const refused: Inquiry[] = [];
  await inParallel(8, inquiries, async (inquiry) => {
    const status = await send(inquiry, port);
    expect([200, 503]).toContain(status);
    (status === 200 ? accepted : refused).push(inquiry);
  });
  return { accepted, refused };
}

// Without root, this stands for the full disk; with it, it is nightly.
test.runIf(isFull || process.getuid?.() !== 0)(
  'a database at its size limit: stores exactly the accepted forms, and recovers after a restart',
  async () => {
    const { storage, inbox, startServer } = await startTestEnvironment('SQLite');
    const limited = await startServer({ maxFileBytes: 400_000 });
    const inquiries = await makeInquiries(storage, scaled(50, 300));
    const { accepted, refused } = await sendToFailing(inquiries, limited.port);
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    expect([...(await countStored(storage)).keys()].sort()).toEqual(accepted.map(({ mark }) => mark).sort());
    limited.child.kill('SIGKILL');
    await limited.ended;

    const server = await startServer();
    await inParallel(8, refused, async (inquiry) => expect(await send(inquiry, server.port)).toBe(200));
    await advanceDueTimes(storage, leaseMs);
    await waitForDelivery(inbox, inquiries.length);
    await expectEachOnce(inquiries, storage, inbox, { repeats: true });
  },
);

test('a full disk: returns 503 until there is space again, without a restart', async ({ skip }) => {
  const disk = mountSmallDisk();
  if (!disk) {
    skip('mounting a small disk requires root');
    return;
  }
  onTestFinished(disk.unmount);
  const path = join(disk.folder, 'site.sqlite');
  const { storage, inbox, startServer } = await startTestEnvironment({
    config: { dialect: 'sqlite', path },
    url: `sqlite:${path}`,
    remove: () => Promise.resolve(),
  });
  const server = await startServer();
  const filler = join(disk.folder, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(8_000_000));
  } catch {
    // The disk is full now.
  }
  const inquiries = await makeInquiries(storage, scaled(25, 100));
  const { accepted, refused } = await sendToFailing(inquiries, server.port);
  expect(refused.length).toBeGreaterThan(0);
  rmSync(filler);
  await inParallel(8, refused, async (inquiry) => expect(await send(inquiry, server.port)).toBe(200));
  await advanceDueTimes(storage, leaseMs);
  await waitForDelivery(inbox, inquiries.length);
  await expectEachOnce([...accepted, ...refused], storage, inbox, { repeats: true });
});

test.runIf(isFull)(
  'a read-only database with closed connections: returns 503, and recovers when it is writable again',
  async () => {
    const { database, storage, inbox, startServer } = await startTestEnvironment('PostgreSQL');
    const server = await startServer();
    const [before, during] = [await makeInquiries(storage, 5), await makeInquiries(storage, 20)];
    await inParallel(5, before, async (inquiry) => expect(await send(inquiry, server.port)).toBe(200));

    await setReadOnly(database.url, true);
    const { accepted, refused } = await sendToFailing(during, server.port);
    expect(refused).toHaveLength(during.length);
    expect(accepted).toHaveLength(0);

    await setReadOnly(database.url, false);
    await inParallel(5, during, async (inquiry) => expect(await send(inquiry, server.port)).toBe(200));
    await advanceDueTimes(storage, leaseMs);
    await waitForDelivery(inbox, 25);
    await expectEachOnce([...before, ...during], storage, inbox, { repeats: true });
  },
);

/** Takes effect at once: closes all other connections. */
async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new Client(url);
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  await client.end();
}

/** Mounts a disk of 4 MB in memory; undefined if mounting is not permitted. */
function mountSmallDisk(): { folder: string; unmount: () => void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'faults-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const unmount = () => {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  };
  return { folder, unmount };
}
