import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { createProofOfWork } from '#server/forms/proof-of-work.ts';
import { startForms, type RunningForms } from '#tests/support/server/start-forms.ts';
import { databases } from '#tests/support/databases.ts';

describe.each(databases)('$name', async ({ create }) => {
  const database = await create();
  const variables = { DATABASE_URL: database.url };
  const servers: RunningForms[] = [];
  const start = async (...options: Parameters<typeof startForms>) => {
    const server = await startForms(...options);
    servers.push(server);
    return server;
  };
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end()));
    await database.remove();
  });

  const params = async (server: RunningForms) => ({
    name: 'Ada',
    email: `${crypto.randomUUID()}@example.com`,
    topic: 'press',
    message: 'Hi',
    submission_id: crypto.randomUUID(),
    altcha: await server.prove('contact'),
  });

  test('a proof of work issued by one process is accepted once by the other', async () => {
    const [first, second] = await Promise.all([start({ variables }, 'real'), start({ variables }, 'real')]);
    const sent = await params(first);
    const headers = first.visitor();
    expect((await second.sendEmail('contact', sent, headers)).status).toBe(200);
    const again = await first.sendEmail(
      'contact',
      { ...sent, submission_id: crypto.randomUUID(), message: 'B' },
      headers,
    );
    expect([again.status, await again.text()]).toEqual([403, 'proof-invalid']);
    // A repeat is recognized by both.
    expect((await first.sendEmail('contact', sent, headers)).status).toBe(200);
    expect(await first.submissions()).toHaveLength(1);
  });

  test('both processes share the limit of a network', async () => {
    const overrides = { proofs: createProofOfWork(randomBytes(32), 400) };
    const [first, second] = await Promise.all([start({ variables, overrides }), start({ variables, overrides })]);
    const headers = { 'x-forwarded-for': '2001:db8:1:2::7' };
    const asked = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? first : second));
    const sent = await Promise.all(asked.map((server) => params(server)));
    const send = (server: RunningForms, index: number) => server.sendEmail('contact', sent[index] ?? {}, headers);
    const responses = await Promise.all(asked.map(send));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(20).fill(200),
      ...Array<number>(4).fill(429),
    ]);
    // Another address of the same household.
    const neighbor = { 'x-forwarded-for': '2001:db8:1:2:ffff::1' };
    expect((await first.sendEmail('contact', await params(first), neighbor)).status).toBe(429);
    const other = { 'x-forwarded-for': '2001:db8:1:3::7' };
    expect((await first.sendEmail('contact', await params(first), other)).status).toBe(200);
  });
});
