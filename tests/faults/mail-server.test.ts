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

async function waitForAttempts({ storage }: TestEnvironment, mails: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = await storage.read((db) =>
        db
          .selectFrom('outbox_mails')
          .select('id')
          .where('last_error', 'is not', null)
          .where('state', '=', 'pending')
          .execute(),
      );
      expect(rows).toHaveLength(mails);
    },
    { timeout: 20_000, interval: 100 },
  );
}

test('forms are accepted while the mail server refuses mails, disconnects or is down; each mail arrives once, later', async () => {
  let problem: 'refuses' | 'disconnects' | undefined = 'refuses';
  const environment = await startTestEnvironment('SQLite', {
    onRecipient: () => {
      if (problem === 'refuses') throw refusal(451, 'come back later');
    },
    onData: (stream, session) => {
      if (problem !== 'disconnects') return;
      inbox.cut(session);
      stream.resume();
      throw refusal(451);
    },
  });
  const { storage, inbox, startServer } = environment;
  const server = await startServer();
  const sendAll = async () => {
    const inquiries = await makeInquiries(storage, count);
    await inParallel(8, inquiries, async (inquiry) => expect(await send(inquiry, server.port)).toBe(200));
    await waitForAttempts(environment, count);
    return inquiries;
  };
  const refused = await sendAll();
  problem = undefined;
  await advanceDueTimes(storage, waitMs);
  await inbox.received(count);

  problem = 'disconnects';
  const cut = await sendAll();
  problem = undefined;
  await advanceDueTimes(storage, waitMs);
  await inbox.received(2 * count);

  await inbox.stop();
  const late = await sendAll();
  const back = await startSmtpInbox({}, inbox.port);
  onTestFinished(() => back.stop());
  await advanceDueTimes(storage, waitMs);
  await back.received(count);
  await expectEachOnce([...refused, ...cut, ...late], storage, { mails: [...inbox.mails, ...back.mails] });
});

test.runIf(isFull)('mails are delivered to a slow mail server', async () => {
  const environment = await startTestEnvironment('SQLite', {
    onMail: () => new Promise((resolve) => setTimeout(resolve, 1_500)),
  });
  const server = await environment.startServer();
  const inquiries = await makeInquiries(environment.storage, count);
  await inParallel(8, inquiries, async (inquiry) => expect(await send(inquiry, server.port)).toBe(200));
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
