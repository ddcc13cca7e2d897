import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal, startSmtpInbox } from '#tests/support/smtp-inbox.ts';
import { expectEachOnce, advanceDueTimes, waitForDelivery } from './support/accounts.ts';
import { isFull, scaled } from './support/scale.ts';
import { inParallel, makeInquiries, send } from './support/senders.ts';
import { startTestEnvironment, type TestEnvironment } from './support/start-test-environment.ts';

const count = scaled(12, 60);

/** Longer than the delay after a first attempt: half a minute plus a quarter of it. */
const waitMs = 45_000;

/** Sends inquiries; each must be accepted, regardless of the mail server. */
async function sendAll({ storage, startServer }: TestEnvironment) {
  const server = await startServer();
  const inquiries = await makeInquiries(storage, count);
  await inParallel(8, inquiries, async (inquiry) => expect(await send(inquiry, server.port)).toBe(200));
  return inquiries;
}

async function waitForAttempts({ storage }: TestEnvironment, mails: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = await storage.read((db) =>
        db.selectFrom('outbox_mails').select('id').where('last_error', 'is not', null).execute(),
      );
      expect(rows).toHaveLength(mails);
    },
    { timeout: 20_000, interval: 100 },
  );
}

test('while the mail server is down, forms are accepted; all mails arrive when it is back', async () => {
  const environment = await startTestEnvironment('SQLite');
  await environment.inbox.stop();
  const inquiries = await sendAll(environment);
  await waitForAttempts(environment, count);
  const back = await startSmtpInbox({}, environment.inbox.port);
  onTestFinished(() => back.stop());
  await advanceDueTimes(environment.storage, waitMs);
  await back.received(count);
  await expectEachOnce(inquiries, environment.storage, back);
});

test('temporarily rejected mails are delivered later', async () => {
  let isRefusing = true;
  const environment = await startTestEnvironment('SQLite', {
    onRecipient: () => {
      if (isRefusing) throw refusal(451, 'come back later');
    },
  });
  const inquiries = await sendAll(environment);
  await waitForAttempts(environment, count);
  isRefusing = false;
  await advanceDueTimes(environment.storage, waitMs);
  await environment.inbox.received(count);
  await expectEachOnce(inquiries, environment.storage, environment.inbox);
});

test('mails are delivered despite disconnects', async () => {
  let cut = 0;
  const environment = await startTestEnvironment('SQLite', {
    onData: (stream, session) => {
      if (cut >= count) return;
      cut++;
      environment.inbox.cut(session);
      stream.resume();
      throw refusal(451);
    },
  });
  const inquiries = await sendAll(environment);
  await waitForAttempts(environment, count);
  await advanceDueTimes(environment.storage, waitMs);
  await environment.inbox.received(count);
  await expectEachOnce(inquiries, environment.storage, environment.inbox);
});

test.runIf(isFull)('mails are delivered to a slow mail server', async () => {
  const environment = await startTestEnvironment('SQLite', {
    onMail: () => new Promise((resolve) => setTimeout(resolve, 1_500)),
  });
  const inquiries = await sendAll(environment);
  await waitForDelivery(environment.inbox, count);
  await expectEachOnce(inquiries, environment.storage, environment.inbox);
});

test('a server stopped during a delivery finishes it, sends the mail once, and starts no other', async () => {
  const reached = Promise.withResolvers<undefined>();
  const mayAnswer = Promise.withResolvers<undefined>();
  const environment = await startTestEnvironment('SQLite', {
    onMail: async () => {
      reached.resolve(undefined);
      await mayAnswer.promise;
    },
  });
  const server = await environment.startServer();
  const inquiries = await makeInquiries(environment.storage, 1);
  for (const inquiry of inquiries) expect(await send(inquiry, server.port)).toBe(200);
  await reached.promise;
  server.child.kill('SIGTERM');
  await vi.waitFor(() => expect(server.output()).toContain('"msg":"stopping"'));
  mayAnswer.resolve(undefined);
  expect(await server.ended).toBe(0);
  await expectEachOnce(inquiries, environment.storage, environment.inbox);
  const mails = await environment.storage.read((db) => db.selectFrom('outbox_mails').select('state').execute());
  expect(mails).toEqual([{ state: 'sent' }]);
});

test('a server stops within ten seconds while its mail server sends a line now and then', async () => {
  const reached = Promise.withResolvers<undefined>();
  const dripping = createServer((socket) => {
    reached.resolve(undefined);
    const timer = setInterval(() => socket.write('220-wait\r\n'), 200);
    socket.on('error', () => undefined).on('close', () => clearInterval(timer));
  });
  dripping.listen(0, '127.0.0.1');
  await once(dripping, 'listening');
  onTestFinished(() => void dripping.close());
  const environment = await startTestEnvironment('SQLite');
  const { port } = dripping.address() as AddressInfo;
  const server = await environment.startServer({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  for (const inquiry of await makeInquiries(environment.storage, 5)) expect(await send(inquiry, server.port)).toBe(200);
  await reached.promise;
  const since = Date.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(Date.now() - since).toBeLessThan(10_000);
  const mails = await environment.storage.read((db) => db.selectFrom('outbox_mails').select('state').execute());
  expect(mails).toHaveLength(5);
  expect(mails.filter(({ state }) => state !== 'pending')).toEqual([]);
});
