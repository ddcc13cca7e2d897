import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFolder } from '#server/mail/transport.ts';
import { startForms, type RunningForms } from '#tests/support/server/start-forms.ts';

let server: RunningForms;

beforeAll(async () => {
  server = await startForms();
  server.context.outbox.start(server.origin);
});
afterAll(async () => {
  await server.context.outbox.stop(1_000);
  await server.end();
});

/** Returns the mails sent to an address. */
async function mailsTo(address: string): Promise<ParsedMail[]> {
  const folder = mailFolder(server.context.config);
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => simpleParser(readFileSync(join(folder, name)))));
  return mails.filter(({ to }) => [to].flat().some((each) => each?.text.includes(address)));
}

test('subscribe with the form, confirm with the mail, unsubscribe with one click', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const altcha = await server.prove('newsletter');
  expect((await server.sendEmail('newsletter', { email, language: 'de', altcha })).status).toBe(200);

  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 10_000 }).toBe(1);
  const [mail] = await mailsTo(email);
  const [link = ''] = /http:\S+\/de\/newsletter\/confirm\?token=[\w-]+/.exec(mail?.text ?? '') ?? [];
  const page = await fetch(link);
  expect(page.status).toBe(200);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(await page.text()).toContain(`name="token" value="${token}"`);
  expect(await server.context.newsletter.find(token)).toEqual({ language: 'de', state: 'pending' });

  const confirmed = await fetch(`${server.origin}/de/newsletter/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  });
  expect(confirmed.headers.get('location')).toBe('/de/thank-you/newsletter-confirmed');

  const left = await fetch(`${server.origin}/newsletter/unsubscribe?token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect([left.status, await left.text()]).toEqual([200, 'OK']);
  expect(await server.context.newsletter.find(token)).toEqual({ language: 'de', state: 'unsubscribed' });
});

test('a second request on the same day gets the same response and no second mail', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const answers: string[] = [];
  for (let count = 0; count < 3; count++) {
    const params = { email, language: 'en', altcha: await server.prove('newsletter') };
    answers.push(await (await server.sendEmail('newsletter', params)).text());
  }
  expect(answers).toEqual(['OK', 'OK', 'OK']);
  await expect.poll(async () => (await server.context.outbox.stats()).pending, { timeout: 10_000 }).toBe(0);
  expect(await mailsTo(email)).toHaveLength(1);
});
