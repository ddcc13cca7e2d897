import { simpleParser } from 'mailparser';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#content/facts/company.ts';
import { formFields, formSchemas } from '#contracts/forms/form-fields.ts';
import { formNames } from '#contracts/forms/form-names.ts';
import mailLabels from '#locales/en/mail.json' with { type: 'json' };
import { keepTogether, withoutJoiners } from '#locales/keep-together.ts';
import { liveLanguages } from '#site/i18n/live-languages.ts';
import type { LanguageTag } from '#locales/registry.ts';
import { createFileTransport } from './transport.ts';
import type { MailRecord, SubmissionRecord } from './mail-record.ts';
import { writeMail, type MailContext } from './write-mail.ts';

const id = '1f0c9a2e-0000-4000-8000-000000000000';

const context: MailContext = {
  origin: 'https://www.northlamp.example',
  from: 'Northlamp <hello@northlamp.example>',
  to: undefined,
  async *readFile() {
    yield await Promise.resolve(Buffer.from('content'));
  },
};

function submission(changes: Partial<SubmissionRecord> = {}, template: 'submission' | 'receipt' = 'submission') {
  const record: MailRecord = {
    id,
    template,
    language: template === 'receipt' ? 'ar' : 'en',
    createdAt: Date.UTC(2026, 10, 21, 12),
    submission: {
      id,
      form: 'contact',
      language: 'ar',
      fields: { name: 'A', email: 'a@example.com', topic: 'general', message: 'M' },
      createdAt: Date.UTC(2026, 10, 21, 12),
      files: [],
      ...changes,
    },
  };
  return record;
}

const confirmationIn = (language: LanguageTag): MailRecord => ({
  id,
  template: 'newsletter-confirmation',
  language,
  createdAt: Date.UTC(2026, 10, 21, 12),
  subscriber: { email: 'a@example.com', language, token: 'a'.repeat(43) },
});

const labelsOfMails = (code: string) =>
  JSON.parse(readFileSync(`locales/${code}/mail.json`, 'utf8')) as Readonly<Record<string, string>>;

/** Sends a mail to a file and parses it. */
async function received(record: MailRecord, changes: Partial<MailContext> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  try {
    const message = writeMail(record, { ...context, ...changes });
    await createFileTransport(folder).send(message);
    expect(readdirSync(folder)).toEqual([`${id}.eml`]);
    const source = readFileSync(join(folder, `${id}.eml`));
    return { message, source: source.toString('latin1'), parsed: await simpleParser(source) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['inquiry', {}, company.mail.hello],
  ['contact', { topic: 'general' }, company.mail.hello],
  ['contact', { topic: 'press' }, company.mail.press],
  ['contact', { topic: 'privacy' }, company.mail.privacy],
  ['contact', { topic: 'security' }, company.mail.security],
  ['support', {}, company.mail.support],
  ['application', {}, company.mail.careers],
] as const)('%s %j goes to the company’s own address for it, or to MAIL_TO', (form, fields, address) => {
  const record = submission({ form, fields: { email: 'a@example.com', ...fields } });
  expect(writeMail(record, context).to).toBe(address);
  expect(writeMail(record, { ...context, to: 'x@example.com, y@example.com' }).to).toBe('x@example.com, y@example.com');
});

test.each(formNames.filter((form) => form !== 'newsletter'))(
  'staff see every field of the contract of the form %s',
  async (form) => {
    const names = Object.keys(formSchemas[form].shape);
    const fields = Object.fromEntries(names.map((name) => [name, `the ${name}`]));
    const files = names.map((name) => ({ id: name, name: `${name}.file`, type: 'a/b' }));
    const { parsed } = await received(submission({ form, fields: { ...fields, email: 'a@example.com' }, files }));
    for (const { name, kind } of formFields(form)) {
      const label = mailLabels[`mail.field.${name}` as keyof typeof mailLabels];
      const value = kind === 'agreement' ? '✓' : name === 'email' ? 'a@example.com' : `the ${name}`;
      const shown = { lines: `${label}:\n> ${value}`, file: `${name}.file` };
      expect(parsed.text).toContain(kind === 'lines' || kind === 'file' ? shown[kind] : `${label}: ${value}`);
    }
  },
);

test("line breaks and headers in a visitor's text add no header and no recipient", async () => {
  const evil = 'A\r\nBcc: victim@example.com\r\nSubject: won\r\n\r\n<b>body</b>';
  const { source, parsed } = await received(
    submission({
      fields: { name: evil, email: 'a@example.com\r\nBcc: victim@example.com', message: evil },
      files: [{ id: 'f', name: 'a\r\nBcc: victim@example.com".pdf', type: 'application/pdf\r\nX-Evil: 1' }],
    }),
  );
  const headers = source.slice(0, source.indexOf('\r\n\r\n'));
  expect(headers).not.toMatch(/^(Bcc|X-Evil):/im);
  expect(headers.match(/^Subject:/gim)).toHaveLength(1);
  expect(source).not.toMatch(/^X-Evil:/im);
  expect([...(parsed.attachments[0]?.headers.keys() ?? [])]).not.toContain('bcc');
  expect(parsed.subject).toBe('New message #1F0C9A2E');
  expect(parsed.to).toMatchObject({ value: [{ address: company.mail.hello }] });
});

test('an address with commas stays a single address', async () => {
  const { parsed } = await received(
    submission({ fields: { email: 'a@example.com,b@example.com', name: 'c@example.com, d' } }),
  );
  expect(parsed.replyTo?.value).toHaveLength(1);
});

test('an address with a non-ASCII local part is in the text only, not in a header', async () => {
  const fields = { name: 'Jörg', email: 'jörg@example.com', message: 'M' };
  const { source, parsed } = await received(submission({ fields }));
  const head = source.slice(0, source.indexOf('\r\n\r\n'));
  expect(head).not.toMatch(/^Reply-To:/im);
  // Without the flag `i`, with which `\P{ASCII}` matches k (the Kelvin sign folds to it).
  expect(head).not.toMatch(/\P{ASCII}/u);
  expect(parsed.text).toContain('jörg@example.com');
  const international = await received(submission({ fields: { ...fields, email: 'joerg@köln.example' } }));
  expect(international.source).toContain('joerg@xn--kln-sna.example');
});

test('a folder that could not be created is created for the next mail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const blocked = join(folder, 'var');
  writeFileSync(blocked, 'a file in the way');
  const transport = createFileTransport(join(blocked, 'mail'));
  const message = writeMail(submission(), context);
  await expect(transport.send(message)).rejects.toThrow(/ENOTDIR|EEXIST/);
  rmSync(blocked);
  await transport.send(message);
  expect(readdirSync(join(blocked, 'mail'))).toEqual([`${id}.eml`]);
  rmSync(folder, { recursive: true });
});

test("markup and placeholders in a visitor's text stay text", async () => {
  const fields = {
    name: '{{email}} $t(mail.field.name)',
    email: 'a@example.com',
    message: '<img src=x onerror=y>&amp;',
  };
  const { parsed } = await received(
    submission({ fields, files: [{ id: 'f', name: '$t(mail.field.app)', type: 'a/b' }] }),
  );
  expect(parsed.html).not.toContain('<img');
  expect(parsed.html).toContain('&lt;img src=x onerror=y&gt;&amp;amp;');
  expect(parsed.text).toContain('Name: {{email}} $t(mail.field.name)');
  expect(parsed.text).toContain(mailLabels['mail.submission.files'].replace('{{names}}', '$t(mail.field.app)'));
});

test("a receipt in Arabic is right-to-left and contains no visitor's text", async () => {
  const { parsed } = await received(
    submission({ form: 'support', fields: { name: 'Eve', email: 'a@example.com', message: 'Buy now' } }, 'receipt'),
  );
  expect(parsed.subject).toBe('وصلنا طلب الدعم الذي أرسلته');
  expect(parsed.html).toContain('<div lang="ar" dir="rtl"');
  expect(`${parsed.text ?? ''}${String(parsed.html)}`).not.toMatch(/Eve|Buy now/);
  expect(parsed.text).toContain('#1F0C9A2E');
});

test.each(liveLanguages(undefined))(
  'mails in $code have its texts and direction, and no unfilled placeholder',
  async (language) => {
    const { tag, direction, code } = language;
    const own = labelsOfMails(code);
    const records: [MailRecord, string | undefined][] = [
      [
        { ...submission({ form: 'support', language: tag }, 'receipt'), language: tag },
        own['mail.receipt.subject.support'],
      ],
      [
        { ...submission({ form: 'application', language: tag }, 'receipt'), language: tag },
        own['mail.receipt.subject.application'],
      ],
      [confirmationIn(tag), own['mail.confirmation.subject']],
    ];
    for (const [record, subject] of records) {
      const { parsed } = await received(record);
      expect(parsed.subject?.replaceAll(/[\u2068\u2069]/g, '')).toBe(
        withoutJoiners(keepTogether((subject ?? '').replace('{{company}}', company.name), code)),
      );
      expect(parsed.html).toContain(`lang="${tag}"`);
      expect(parsed.html).toContain(`dir="${direction}"`);
      expect(`${parsed.text ?? ''}${parsed.html || ''}`).not.toMatch(/\{\{|undefined|\bmail\.[a-z]+\./);
    }
  },
);

test('nothing is loaded when a mail is opened', async () => {
  for (const record of [submission({ form: 'support' }, 'receipt'), submission(), confirmationIn('en')]) {
    const { parsed } = await received(record);
    expect(parsed.html).not.toMatch(
      /<(img|link|script|iframe|object|video|audio)\b|\bsrc=|\bbackground=|url\(|@import/i,
    );
  }
});

test('a language without translated mails gets English ones', () => {
  const record: MailRecord = { ...submission({ form: 'support' }, 'receipt'), language: 'en-XA' };
  expect(writeMail(record, context).subject).toBe(mailLabels['mail.receipt.subject.support']);
});

test('a retry is the same mail except for the MIME boundaries', async () => {
  const [first, second] = [await received(submission()), await received(submission())];
  const seams = /--_NmP-\w+-/g;
  expect(second.source.replaceAll(seams, '')).toBe(first.source.replaceAll(seams, ''));
  expect(first.parsed.messageId).toBe(`<${id}@northlamp.example>`);
  expect(first.parsed.date).toEqual(new Date(Date.UTC(2026, 10, 21, 12)));
});

test('no line exceeds the limit of mail servers, whatever the text', async () => {
  const { source } = await received(submission({ fields: { email: 'a@example.com', message: 'ab'.repeat(2500) } }));
  expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
});
