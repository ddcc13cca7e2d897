import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { company } from '#content/facts/company.ts';
import { startForms } from '#tests/support/server/start-forms.ts';

const server = await startForms();
afterAll(server.end);

const contact = (changes: object = {}): Record<string, unknown> => ({
  name: 'Ada Lovelace',
  email: `ada-${randomUUID()}@example.com`,
  topic: 'press',
  message: 'Hello.',
  language: 'de',
  submission_id: randomUUID(),
  ...changes,
});

async function proved(changes: object = {}) {
  return contact({ altcha: await server.prove('contact'), ...changes });
}

async function textOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.text()];
}

test('a form is stored with the language of its page, and the response is OK', async () => {
  const params = await proved();
  expect(await textOf(await server.sendEmail('contact', params))).toEqual([200, 'OK']);
  const { name, email, topic, message } = params;
  expect(await server.submissions()).toContainEqual({
    form: 'contact',
    language: 'de',
    fields: { name, email, topic, message },
  });
});

test("the service's own parameter names are used for missing fields", async () => {
  const email = `${randomUUID()}@example.com`;
  const params = {
    from_name: email,
    from_email: email,
    user_email: email,
    reply_to: email,
    to_email: company.mail.hello,
    message: 'New subscription',
    altcha: await server.prove('newsletter'),
  };
  expect(await textOf(await server.sendEmail('newsletter', params))).toEqual([200, 'OK']);
  const subscribers = await server.context.storage.read((db) => db.selectFrom('subscribers').selectAll().execute());
  expect(subscribers).toMatchObject([{ email, state: 'pending', language: 'en' }]);
});

test('invalid fields are reported by name and do not spend the proof of work', async () => {
  const params = await proved({ email: 'ada', topic: undefined });
  expect(await textOf(await server.sendEmail('contact', params))).toEqual([
    400,
    '{"code":"invalid-fields","fields":{"email":"email-invalid","topic":"required"}}',
  ]);
  const corrected = { ...params, email: 'ada@example.com', topic: 'press' };
  expect(await textOf(await server.sendEmail('contact', corrected))).toEqual([200, 'OK']);
});

test('a form without a proof of work gets proof-needed', async () => {
  expect(await textOf(await server.sendEmail('contact', contact()))).toEqual([403, 'proof-needed']);
  const altcha = await server.prove('inquiry');
  expect(await textOf(await server.sendEmail('contact', contact({ altcha })))).toEqual([403, 'proof-invalid']);
});

test.each([
  ['a foreign recipient', { to_email: 'victim@example.com' }],
  ['two recipients', { to_email: `${company.mail.hello},victim@example.com` }],
  ['a recipient that is no text', { to_email: [company.mail.hello] }],
  ['a header in the name', { from_name: 'Ada\r\nBcc: victim@example.com' }],
  ['a header in the answer address', { reply_to: 'a@b.c\nBcc: victim@example.com' }],
])('%s is a bad request', async (_what, changes) => {
  const before = await server.submissions();
  expect(await textOf(await server.sendEmail('contact', await proved(changes)))).toEqual([400, 'bad-request']);
  expect(await server.submissions()).toEqual(before);
});

test('a header injection in one of our fields is an error of the field', async () => {
  const params = await proved({ name: 'Ada\r\nBcc: victim@example.com' });
  expect(await textOf(await server.sendEmail('contact', params))).toEqual([
    400,
    '{"code":"invalid-fields","fields":{"name":"text-invalid"}}',
  ]);
});

test.each([
  ['template_id', 'template_x'],
  ['template_id', 'constructor'],
  ['service_id', 'service_x'],
  ['user_id', 'someone'],
  ['template_params', null],
  ['template_params', 'text'],
])('%s %j is a bad request', async (key, value) => {
  const body = { user_id: 'northlamp', service_id: 'northlamp', template_id: 'contact', template_params: contact() };
  const response = await fetch(`${server.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...server.visitor() },
    body: JSON.stringify({ ...body, [key]: value }),
  });
  expect(await textOf(response)).toEqual([400, 'bad-request']);
});

test.each([
  ['{', 'application/json', 400, 'bad-request'],
  ['null', 'application/json', 400, 'bad-request'],
  ['{"__proto__": {"user_id": "northlamp"}}', 'application/json', 400, 'bad-request'],
  ['[]'.repeat(2), 'application/json', 400, 'bad-request'],
  ['[['.repeat(100_000), 'application/json', 400, 'bad-request'],
  [JSON.stringify({ a: 'x'.repeat(700_000) }), 'application/json', 413, 'too-large'],
  ['a=b', 'application/x-www-form-urlencoded', 415, 'unsupported-type'],
  ['{}', 'text/plain', 415, 'unsupported-type'],
  ['--x--', 'multipart/form-data; boundary=x', 415, 'unsupported-type'],
])('%.30s as %s is %i', async (body, type, status, code) => {
  const response = await fetch(`${server.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': type, ...server.visitor() },
    body,
  });
  expect(await textOf(response)).toEqual([status, code]);
});

test('a request that no handler sees gets a code as text as well', async () => {
  const response = await fetch(`${server.origin}/api/v1.0/email/send`, { headers: { accept: 'application/json' } });
  expect(await textOf(response)).toEqual([405, 'method-not-allowed']);
});

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('a page of another site may not send: %j', async (clues) => {
  const response = await server.sendEmail('contact', await proved(), { ...server.visitor(), ...clues });
  expect(await textOf(response)).toEqual([403, 'forbidden']);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(['same-origin', 'origin'])('our own page may send (%s)', async (clue) => {
  const clues = clue === 'origin' ? { origin: server.origin } : { 'sec-fetch-site': clue };
  const response = await server.sendEmail('contact', await proved(), { ...server.visitor(), ...clues });
  expect(response.status).toBe(200);
});

test('a network may send twenty forms in ten minutes; repeats do not count', async () => {
  const headers = server.visitor();
  const params = await Promise.all(Array.from({ length: 20 }, () => proved()));
  for (const each of [...params, ...params]) {
    expect((await server.sendEmail('contact', each, headers)).status).toBe(200);
  }
  const response = await server.sendEmail('contact', await proved(), headers);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  expect(await textOf(response)).toEqual([429, 'too-many-requests']);
});

test('a mailbox gets five receipts in an hour, by whatever address of it; further forms are accepted', async () => {
  const mailbox = `ada${Date.now()}`;
  const receipts = () =>
    server.context.storage.read((db) =>
      db.selectFrom('outbox_mails').select('id').where('template', '=', 'receipt').execute(),
    );
  const before = (await receipts()).length;
  for (let count = 0; count < 7; count++) {
    const email = `${mailbox}+${count}@gmail.com`;
    const params = {
      name: 'Ada',
      email,
      app: 'vpn',
      platform: 'ios',
      message: 'Hi',
      altcha: await server.prove('support'),
    };
    expect((await server.sendEmail('support', params)).status).toBe(200);
  }
  expect((await receipts()).length - before).toBe(5);
});

test('a mailbox gets three confirmation mails in a day, by whatever address of it', async () => {
  const mailbox = `asta${Date.now()}`;
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++) {
    const email = `${mailbox.slice(0, count + 1)}.${mailbox.slice(count + 1)}+${count}@googlemail.com`;
    const params = { email, altcha: await server.prove('newsletter') };
    statuses.push((await server.sendEmail('newsletter', params)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
