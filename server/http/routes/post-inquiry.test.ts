import { afterAll, expect, test } from 'vitest';
import { startForms } from '#tests/support/server/start-forms.ts';

const server = await startForms();
afterAll(server.end);

async function inquiry(changes: object = {}): Promise<Record<string, unknown>> {
  return {
    name: 'Ada Lovelace',
    email: `${crypto.randomUUID()}@example.com`,
    message: 'Hello.',
    submission_id: crypto.randomUUID(),
    language: 'en',
    altcha: await server.prove('inquiry'),
    ...changes,
  };
}

const post = (body: unknown, headers: Record<string, string> = server.visitor()) =>
  fetch(`${server.origin}/api/inquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('an inquiry is stored, and the mail that follows is the same record', async () => {
  const headers = server.visitor();
  const body = await inquiry();
  const response = await post(body, headers);
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  const aliases = {
    from_name: body.name,
    from_email: body.email,
    reply_to: body.email,
    to_email: 'hello@northlamp.example',
  };
  expect((await server.sendEmail('inquiry', { ...body, ...aliases }, headers)).status).toBe(200);
  const stored = (await server.submissions()).filter(({ fields }) => fields.email === body.email);
  expect(stored).toEqual([
    { form: 'inquiry', language: 'en', fields: { name: 'Ada Lovelace', email: body.email, message: 'Hello.' } },
  ]);
});

test('twenty inquiries with both requests are within the limit of a network', async () => {
  const headers = server.visitor();
  for (let count = 0; count < 20; count++) {
    const body = await inquiry();
    expect((await post(body, headers)).status).toBe(200);
    expect((await server.sendEmail('inquiry', body, headers)).status).toBe(200);
  }
  expect((await post(await inquiry(), headers)).status).toBe(429);
});

test('errors are sent as codes', async () => {
  const response = await post(await inquiry({ name: ' ', email: 'a b@c.de', message: null }));
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'invalid-fields', fields: { name: 'required', email: 'email-spaces', message: 'required' } },
  ]);
});

test.each([
  [{ altcha: undefined }, 403, 'proof-needed'],
  [{ altcha: 'e30=' }, 403, 'proof-invalid'],
  [{ website: 'x' }, 403, 'spam'],
])('%j is refused with a code', async (changes, status, code) => {
  const response = await post(await inquiry(changes));
  expect([response.status, await response.json()]).toEqual([status, { code }]);
});

test('a language that is not live falls back to English', async () => {
  const body = await inquiry({ language: 'tlh' });
  await post(body);
  expect(await server.submissions()).toContainEqual(expect.objectContaining({ language: 'en' }));
});

test('a challenge is issued for existing forms and not cached', async () => {
  const response = await fetch(`${server.origin}/api/proof?form=contact`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    parameters: { algorithm: 'SHA-256', cost: 1, keyLength: 32, data: { form: 'contact' } },
  });
  for (const query of ['', '?form=x', '?form=contact&form=contact']) {
    expect((await fetch(`${server.origin}/api/proof${query}`)).status).toBe(400);
  }
});
