import { toLanguageTag, type LanguageTag } from '#locales/registry.ts';
import { mailLocale } from '#server/mail/mail-labels.ts';
import type { MailRecord } from '#server/mail/mail-record.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { CommandError } from '#scripts/command-line.ts';

const id = '1f0c9a2e-0000-4000-8000-000000000000';
const createdAt = Date.UTC(2026, 10, 21, 12);
const fields = { name: 'Asta Lind', email: 'asta@example.com' };
const message = 'Hello,\n\nmy phone fell into the lake.';
const subscriber = { email: fields.email, token: 'x'.repeat(43) };

/** Sample data for each kind of mail. */
const examples: Readonly<Record<string, (language: LanguageTag) => MailRecord>> = {
  inquiry: (language) => submission('submission', 'inquiry', language, { ...fields, message }),
  contact: (language) => submission('submission', 'contact', language, { ...fields, topic: 'press', message }),
  support: (language) =>
    submission('submission', 'support', language, { ...fields, app: 'antitheft', platform: 'android', message }),
  application: (language) =>
    submission('submission', 'application', language, { ...fields, job: 'android-engineer', coverLetter: message }),
  'receipt-support': (language) => submission('receipt', 'support', language, fields),
  'receipt-application': (language) => submission('receipt', 'application', language, fields),
  'newsletter-confirmation': (language) => ({
    ...{ id, createdAt, template: 'newsletter-confirmation', language },
    subscriber: { ...subscriber, language },
  }),
  'newsletter-notice': (language) => ({
    ...{ id, createdAt, template: 'newsletter-notice', language },
    subscriber: { ...subscriber, language },
  }),
};

export type Preview = { subject: string; text: string; html: string };

/**
 * Renders a mail in a language with sample data.
 *
 * @throws CommandError for an unknown kind or language
 */
export function previewMail(kind: string, language: string, origin: string): Preview {
  const example = Object.hasOwn(examples, kind) ? examples[kind] : undefined;
  if (!example) throw new CommandError(`Unknown mail "${kind}"; expected one of ${Object.keys(examples).join(', ')}.`);
  const { tag } = mailLocale(toLanguageTag(language)).language;
  if (tag !== language) throw new CommandError(`Mails do not support the language "${language}".`);
  const from = 'Northlamp <hello@northlamp.example>';
  const noFile = () => {
    throw new Error('examples have no files');
  };
  return writeMail(example(tag), { origin, from, to: undefined, readFile: noFile });
}

function submission(
  template: 'submission' | 'receipt',
  form: 'inquiry' | 'contact' | 'support' | 'application',
  language: LanguageTag,
  values: Readonly<Record<string, string>>,
): MailRecord {
  return {
    id,
    createdAt,
    template,
    language,
    submission: { id, form, language, fields: values, createdAt, files: [] },
  };
}
