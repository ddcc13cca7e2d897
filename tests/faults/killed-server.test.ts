import { describe, expect, test } from 'vitest';
import { leaseMs } from '#server/mail/outbox/outbox-mails.ts';
import { refusal } from '#tests/support/smtp-inbox.ts';
import { expectEachOnce, advanceDueTimes, waitForDelivery } from './support/accounts.ts';
import { faultDatabases, isFull } from './support/scale.ts';
import { inParallel, makeInquiries, send, type Inquiry } from './support/senders.ts';
import { startTestEnvironment } from './support/start-test-environment.ts';

const perRound = 60;

describe.each(faultDatabases)('$name', ({ name }) => {
  // With every change, `many-senders.test.ts` kills a server during responses, once.
  test.runIf(isFull)('a server killed during responses, repeatedly, has stored everything it accepted', async () => {
    const { storage, inbox, startServer } = await startTestEnvironment(name);
    const accepted: Inquiry[] = [];
    const unanswered: Inquiry[] = [];
    for (let round = 0; round < 12; round++) {
      const server = await startServer();
      const inquiries = await makeInquiries(storage, perRound);
      const acceptedBefore = accepted.length;
      let isKilled = false;
      await inParallel(16, inquiries, async (inquiry) => {
        const status = await send(inquiry, server.port);
        if (status === 200) accepted.push(inquiry);
        else unanswered.push(inquiry);
        // Kill during a response, while other requests are pending.
        if (accepted.length >= acceptedBefore + perRound / 3 && !isKilled) {
          isKilled = true;
          server.child.kill('SIGKILL');
        }
      });
      await server.ended;
    }
    expect(accepted.length).toBeGreaterThan(0);
    expect(unanswered.length).toBeGreaterThan(0);

    // Senders without a response retry with the same id and proof.
    const server = await startServer();
    await inParallel(16, unanswered, async (inquiry) => expect(await send(inquiry, server.port)).toBe(200));
    await advanceDueTimes(storage, leaseMs);
    const all = [...accepted, ...unanswered];
    await waitForDelivery(inbox, all.length);
    await expectEachOnce(all, storage, inbox, { repeats: true });
  });

  test('the next server sends a mail whose delivery a kill interrupted, and sends it again with the same Message-ID when its acceptance was not recorded', async () => {
    const reached = Promise.withResolvers<undefined>();
    const isGone = Promise.withResolvers<undefined>();
    let attempts = 0;
    const { storage, inbox, startServer } = await startTestEnvironment(name, {
      onMail: async () => {
        if (++attempts > 1) return;
        reached.resolve(undefined);
        await isGone.promise;
        throw refusal(451);
      },
    });
    const [inquiry] = await makeInquiries(storage, 1);
    if (!inquiry) throw new Error('no inquiry');
    const first = await startServer();
    expect(await send(inquiry, first.port)).toBe(200);
    await reached.promise;
    first.child.kill('SIGKILL');
    await first.ended;
    isGone.resolve(undefined);

    const second = await startServer();
    await advanceDueTimes(storage, leaseMs);
    await inbox.received(1);
    await expectEachOnce([inquiry], storage, inbox);
    second.child.kill('SIGKILL');
    await second.ended;
    // Simulates that the acceptance was not recorded.
    await storage.write((db) => db.updateTable('outbox_mails').set({ state: 'pending', due_at: 0 }).execute());

    await startServer();
    await inbox.received(2);
    expect(new Set(inbox.mails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
    await expectEachOnce([inquiry], storage, inbox, { repeats: true });
  });
});
