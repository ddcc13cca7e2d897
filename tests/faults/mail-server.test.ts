import { expect, test, vi } from 'vitest';
import { refusal, startSmtpInbox } from '#tests/support/smtp-inbox.ts';
import { expectEachOnce, passTime, untilDelivered } from './support/accounts.ts';
import { scaled } from './support/scale.ts';
import { inParallel, makeInquiries, send } from './support/senders.ts';
import { afterwards, startStage, type Stage } from './support/start-stage.ts';

const count = scaled(12, 60);

/** Longer than the delay after a first attempt: half a minute plus a quarter of it. */
const waitMs = 45_000;

/** Sends inquiries; each must be accepted, regardless of the mail server. */
async function sendAll({ storage, startServer }: Stage) {
  const server = await startServer();
  const inquiries = await makeInquiries(storage, count);
  await inParallel(8, inquiries, async (inquiry) => expect(await send(inquiry, server.at)).toBe(200));
  return inquiries;
}

async function untilAttempted({ storage }: Stage, mails: number): Promise<void> {
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
  const stage = await startStage('SQLite');
  await stage.inbox.stop();
  const inquiries = await sendAll(stage);
  await untilAttempted(stage, count);
  const back = await startSmtpInbox({}, stage.inbox.port);
  afterwards(() => back.stop());
  await passTime(stage.storage, waitMs);
  await back.received(count);
  await expectEachOnce(inquiries, stage.storage, back);
});

test('temporarily rejected mails are delivered later', async () => {
  let isRefusing = true;
  const stage = await startStage('SQLite', {
    onRecipient: () => {
      if (isRefusing) throw refusal(451, 'come back later');
    },
  });
  const inquiries = await sendAll(stage);
  await untilAttempted(stage, count);
  isRefusing = false;
  await passTime(stage.storage, waitMs);
  await stage.inbox.received(count);
  await expectEachOnce(inquiries, stage.storage, stage.inbox);
});

test('mails are delivered despite disconnects', async () => {
  let cut = 0;
  const stage = await startStage('SQLite', {
    onData: (stream, session) => {
      if (cut >= count) return;
      cut++;
      stage.inbox.cut(session);
      stream.resume();
      throw refusal(451);
    },
  });
  const inquiries = await sendAll(stage);
  await untilAttempted(stage, count);
  await passTime(stage.storage, waitMs);
  await stage.inbox.received(count);
  await expectEachOnce(inquiries, stage.storage, stage.inbox);
});

test('mails are delivered to a slow mail server', async () => {
  const stage = await startStage('SQLite', {
    onMail: () => new Promise((resolve) => setTimeout(resolve, scaled(300, 1_500))),
  });
  const inquiries = await sendAll(stage);
  await untilDelivered(stage.inbox, count);
  await expectEachOnce(inquiries, stage.storage, stage.inbox);
});

test('a server stopped during a delivery finishes it, sends the mail once, and starts no other', async () => {
  const reached = Promise.withResolvers<undefined>();
  const mayAnswer = Promise.withResolvers<undefined>();
  const stage = await startStage('SQLite', {
    onMail: async () => {
      reached.resolve(undefined);
      await mayAnswer.promise;
    },
  });
  const server = await stage.startServer();
  const inquiries = await makeInquiries(stage.storage, 1);
  for (const inquiry of inquiries) expect(await send(inquiry, server.at)).toBe(200);
  await reached.promise;
  server.child.kill('SIGTERM');
  await vi.waitFor(() => expect(server.output()).toContain('"msg":"stopping"'));
  mayAnswer.resolve(undefined);
  expect(await server.ended).toBe(0);
  await expectEachOnce(inquiries, stage.storage, stage.inbox);
  const mails = await stage.storage.read((db) => db.selectFrom('outbox_mails').select('state').execute());
  expect(mails).toEqual([{ state: 'sent' }]);
});
