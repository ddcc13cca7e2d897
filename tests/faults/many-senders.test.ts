import { describe, expect, test } from 'vitest';
import { leaseMs } from '#server/mail/outbox/outbox-mails.ts';
import { expectEachOnce, advanceDueTimes, waitForDelivery } from './support/accounts.ts';
import { faultDatabases, scaled } from './support/scale.ts';
import { inParallel, makeInquiries, send, type Inquiry } from './support/senders.ts';
import { startTestEnvironment } from './support/start-test-environment.ts';

const senders = 64;

test.each(faultDatabases)(
  '64 concurrent senders with duplicates on $name: each form is stored and delivered once',
  async ({ name }) => {
    const { storage, inbox, startServer } = await startTestEnvironment(name);
    const server = await startServer();
    const inquiries = await makeInquiries(storage, senders * scaled(1, 40));
    await inParallel(senders, inquiries, async (inquiry) => {
      // Like the chat widget: two concurrent requests for each inquiry.
      const answers = await Promise.all([send(inquiry, server.port), send(inquiry, server.port)]);
      expect(answers).toEqual([200, 200]);
    });
    await waitForDelivery(inbox, inquiries.length);
    await expectEachOnce(inquiries, storage, inbox);
  },
);

describe.each(faultDatabases)('two processes on one $name', ({ name }) => {
  test('one is killed while 64 send to both: senders without a response retry with the other, nothing is lost or duplicated', async () => {
    const { storage, inbox, startServer } = await startTestEnvironment(name);
    const [killed, other] = await Promise.all([startServer(), startServer()]);
    // So many that some are left when one is killed, even if it has just answered all its senders: they find it gone.
    const inquiries = await makeInquiries(storage, senders * scaled(2, 30));
    const accepted: Inquiry[] = [];
    let retries = 0;
    await inParallel(senders, inquiries, async (inquiry, sender) => {
      let status = await send(inquiry, sender % 2 === 0 ? killed.port : other.port);
      if (status === 0) {
        retries++;
        status = await send(inquiry, other.port);
      }
      expect(status).toBe(200);
      accepted.push(inquiry);
      if (accepted.length === Math.floor(inquiries.length / 3)) killed.child.kill('SIGKILL');
    });
    expect(retries).toBeGreaterThan(0);
    await advanceDueTimes(storage, leaseMs);
    await waitForDelivery(inbox, inquiries.length);
    await expectEachOnce(accepted, storage, inbox, { repeats: true });
  });
});
