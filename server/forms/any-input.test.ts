import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { formNames } from '#contracts/forms/form-names.ts';
import { startForms } from '#tests/support/server/start-forms.ts';

const server = await startForms();
afterAll(server.end);

/** Arbitrary texts: any code units, lone surrogates, control characters, right-to-left marks, great length. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('\u0000', '\ud800', '\u202e', '\r\nBcc: a@b.c', '%00', '{{7*7}}', "'; DROP TABLE submissions; --"),
  fc.integer({ min: 1, max: 60_000 }).map((length) => 'é'.repeat(length)),
);

const anyValue = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 6 }),
  fc.integer({ min: 1, max: 2_000 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

const names = ['name', 'email', 'message', 'topic', 'app', 'job', 'consent', 'language', 'page', 'website', 'altcha'];

const anyFields = fc.dictionary(
  fc.oneof(fc.constantFrom(...names, 'submission_id', 'to_email', 'reply_to', '__proto__', 'constructor'), anyText),
  anyValue,
  { maxKeys: 20 },
);

/** Each run has inputs of its own. */
const settings = { numRuns: 25, interruptAfterTimeLimit: 8_000 };

async function countRows() {
  return server.context.storage.read(async (db) => {
    const [submissions, mails, files] = await Promise.all([
      db.selectFrom('submissions').select('id').execute(),
      db.selectFrom('outbox_mails').select('submission_id').execute(),
      db.selectFrom('submission_files').select('submission_id').execute(),
    ]);
    return { submissions: submissions.length, mails: mails.length, files: files.length };
  });
}

test('any input in the e-mail protocol gets a response that is not a server error', async () => {
  const before = await countRows();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...formNames), anyFields, async (form, params) => {
      const { status } = await server.sendEmail(form, params);
      expect([400, 403, 413]).toContain(status);
    }),
    settings,
  );
  expect(await countRows()).toEqual(before);
});

test('any input to the inquiry gets a response that is not a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyFields, anyValue), async (body) => {
      const response = await fetch(`${server.origin}/api/inquiry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...server.visitor() },
        body: JSON.stringify(body),
      });
      expect([400, 403, 413]).toContain(response.status);
      expect(await response.json()).toHaveProperty('code');
    }),
    settings,
  );
});

test('any native form post gets a page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...formNames), fc.dictionary(anyText, anyText), async (form, fields) => {
      const response = await fetch(`${server.origin}/forms/${form}`, {
        method: 'POST',
        redirect: 'manual',
        headers: server.visitor(),
        body: new URLSearchParams({ ...fields, name: Object.values(fields)[0] ?? '' }),
      });
      expect([413, 422]).toContain(response.status);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect((await response.text()).match(/<form /g)).toHaveLength(2);
    }),
    settings,
  );
});

test('malformed multipart bodies are rejected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), fc.boolean(), async (bytes, hasBegin) => {
      const begin = '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
      const response = await fetch(`${server.origin}/api/v1.0/email/send-form`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b', ...server.visitor() },
        body: Buffer.concat([Buffer.from(hasBegin ? begin : ''), bytes]),
      });
      expect(response.status).toBe(400);
    }),
    settings,
  );
});

test('accepted input is stored unchanged, with its mails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), async (message) => {
      const before = await countRows();
      const id = crypto.randomUUID();
      const email = `${id}@example.com`;
      const altcha = await server.prove('contact');
      const params = { name: 'Ada', email, topic: 'press', message, submission_id: id, altcha };
      const { status } = await server.sendEmail('contact', params);
      const stored = (await server.submissions()).filter(({ fields }) => fields.email === email);
      expect(status).toBe(stored.length === 1 ? 200 : 400);
      if (status === 200) expect(stored[0]?.fields.message).toBe(message.trim());
      expect((await countRows()).mails > before.mails).toBe(status === 200);
    }),
    settings,
  );
});
