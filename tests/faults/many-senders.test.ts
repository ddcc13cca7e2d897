import { describe, expect, test } from 'vitest';
import { databases } from '#tests/support/databases.ts';
import { expectEachOnce, passTime, untilDelivered } from './support/accounts.ts';
import { scaled } from './support/scale.ts';
import { inParallel, makeInquiries, send, type Inquiry } from './support/senders.ts';
import { startStage } from './support/start-stage.ts';

const senders = 64;

test.each(databases)(
  '64 concurrent senders with duplicates on $name: each form is stored and delivered once',
  async ({ name }) => {
    const { storage, inbox, startServer } = await startStage(name);
    const server = await startServer();
    const inquiries = await makeInquiries(storage, senders * scaled(4, 40));
    await inParallel(senders, inquiries, async (inquiry) => {
      // Like the chat widget: two concurrent requests for each inquiry.
      const answers = await Promise.all([send(inquiry, server.at), send(inquiry, server.at)]);
      expect(answers).toEqual([200, 200]);
    });
    await untilDelivered(inbox, inquiries.length);
    await expectEachOnce(inquiries, storage, inbox);
  },
);

describe.each(databases)('two processes on one $name', ({ name }) => {
  test('one is killed while 64 send to both: senders without a response retry with the other, nothing is lost or duplicated', async () => {
    const { storage, inbox, startServer } = await startStage(name);
    const [doomed, other] = await Promise.all([startServer(), startServer()]);
    const inquiries = await makeInquiries(storage, senders * scaled(4, 30));
    const accepted: Inquiry[] = [];
    let retries = 0;
    await inParallel(senders, inquiries, async (inquiry, sender) => {
      let status = await send(inquiry, sender % 2 === 0 ? doomed.at : other.at);
      if (status === 0) {
        retries++;
        status = await send(inquiry, other.at);
      }
      expect(status).toBe(200);
      accepted.push(inquiry);
      if (accepted.length === Math.floor(inquiries.length / 3)) doomed.child.kill('SIGKILL');
    });
    expect(retries).toBeGreaterThan(0);
    await passTime(storage, 61_000);
    await untilDelivered(inbox, inquiries.length);
    await expectEachOnce(accepted, storage, inbox, { repeats: true });
  });
});
