import { afterAll, expect, test } from 'vitest';
import { startForms } from '#tests/support/server/start-forms.ts';

const server = await startForms();
afterAll(server.end);

const subscribers = () => server.context.storage.read((db) => db.selectFrom('subscribers').selectAll().execute());

async function subscribe(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await server.context.newsletter.subscribe({ email, language: 'en', proof: undefined });
  return (await subscribers()).find((row) => row.email === email)?.token ?? '';
}

const act = async (page: string, token: string, action = '') => {
  const body = new URLSearchParams({ token, action });
  const response = await fetch(`${server.origin}/newsletter/${page}`, { method: 'POST', redirect: 'manual', body });
  return { status: response.status, html: await response.text() };
};

test('a link of an erased subscriber is answered by one sentence, and nothing changes', async () => {
  const token = await subscribe();
  await server.context.newsletter.erase(token);
  const before = await subscribers();
  for (const page of ['confirm', 'unsubscribe', 'preferences']) {
    const { status, html } = await act(page, token, 'erase');
    expect(status).toBe(404);
    expect(html).toContain('en:newsletter.link.unknown');
  }
  expect(await subscribers()).toEqual(before);
});

test('an old confirmation link does not subscribe somebody again who has unsubscribed', async () => {
  const token = await subscribe();
  await act('confirm', token);
  await act('unsubscribe', token);
  const before = await subscribers();
  expect(await act('confirm', token)).toMatchObject({ status: 404 });
  expect(await subscribers()).toEqual(before);
});

test('opening a link changes nothing, whatever its state', async () => {
  const token = await subscribe();
  const before = await subscribers();
  for (const page of ['confirm', 'unsubscribe', 'preferences']) {
    expect((await fetch(`${server.origin}/newsletter/${page}?token=${token}`)).status).toBe(200);
  }
  expect(await subscribers()).toEqual(before);
});
