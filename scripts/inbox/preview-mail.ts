import { formFields } from '#contracts/forms/form-fields.ts';
import { toLanguageTag, type LanguageTag } from '#locales/registry.ts';
import { mailLocale } from '#server/mail/mail-labels.ts';
import type { MailRecord } from '#server/mail/mail-record.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { submissionForms, type MailTemplate, type SubmissionForm } from '#server/storage/schema.ts';
import { CommandError } from '#scripts/command-line.ts';

const head = { id: '1f0c9a2e-0000-4000-8000-000000000000', createdAt: Date.UTC(2026, 10, 21, 12) };
const message = 'Hello,\n\nmy phone fell into the lake.';
const samples: Readonly<Record<string, string>> = {
  name: 'Asta Lind',
  email: 'asta@example.com',
  job: 'android-engineer',
};

type Example = (language: LanguageTag) => MailRecord;

/** Sample data for each kind of mail. */
const examples: Readonly<Record<string, Example>> = {
  ...Object.fromEntries(submissionForms.map((form) => [form, aboutForm('submission', form)])),
  'receipt-support': aboutForm('receipt', 'support'),
  'receipt-application': aboutForm('receipt', 'application'),
  'newsletter-confirmation': aboutSubscriber('newsletter-confirmation'),
  'newsletter-notice': aboutSubscriber('newsletter-notice'),
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

/** With a value for every field of the form's contract. */
function aboutForm(template: MailTemplate, form: SubmissionForm): Example {
  const fields: Record<string, string> = {};
  for (const { name, kind, choices } of formFields(form).filter((field) => field.kind !== 'file'))
    fields[name] = samples[name] ?? choices[0] ?? (kind === 'lines' ? message : 'Example');
  return (language) => {
    const submission = { ...head, form, language, fields, files: [] };
    return { ...head, template, language, submission };
  };
}

function aboutSubscriber(template: MailTemplate): Example {
  return (language) => {
    const subscriber = { email: 'asta@example.com', token: 'x'.repeat(43), language };
    return { ...head, template, language, subscriber };
  };
}
