import { formatTag } from '#locales/format-tag.ts';
import { appNames, company } from '#content/facts/company.ts';
import { languages } from '#locales/registry.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import type { MailLocale } from '#server/mail/mail-labels.ts';
import type { SubmissionRecord } from '#server/mail/mail-record.ts';
import { referenceOf } from '#server/mail/mail-record.ts';

/** Tells the company about a submission. Visitors' text is in the body only, never in the subject. */
export function submissionMail(submission: SubmissionRecord, { t, language }: MailLocale): MailContent {
  const { fields, files } = submission;
  const time = new Intl.DateTimeFormat(formatTag(language.tag), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const pages = languages.find(({ tag }) => tag === submission.language)?.name ?? submission.language;
  const rows = [
    [t('mail.field.name'), fields.name],
    [t('mail.field.email'), fields.email],
    [t('mail.field.topic'), fields.topic],
    [t('mail.field.app'), appName(fields.app)],
    [t('mail.field.platform'), fields.platform],
    [t('mail.field.appVersion'), fields.appVersion],
    [t('mail.field.job'), fields.job],
    [t('mail.field.phone'), fields.phone],
    [t('mail.field.link'), fields.link],
  ] as const;
  const names = files.map(({ name }) => name).join(', ');
  return {
    subject: subjectOf(submission, t),
    blocks: [
      {
        kind: 'paragraph',
        text: t('mail.submission.intro', { time: `${time.format(submission.createdAt)} UTC`, language: pages }),
      },
      {
        kind: 'fields',
        rows: rows.flatMap(([label, value]) => (value ? [[label, value.replaceAll(/\s+/g, ' ')] as const] : [])),
      },
      ...quotation(t('mail.field.message'), fields.message),
      ...quotation(t('mail.field.coverLetter'), fields.coverLetter),
      ...(names ? [{ kind: 'paragraph', text: t('mail.submission.files', { names }) } as const] : []),
    ],
  };
}

/**
 * Tells a visitor that their request or application has arrived. Does not quote the message, so that the form can't be
 * used to send text to other people's addresses.
 */
export function receiptMail({ form, id }: Pick<SubmissionRecord, 'form' | 'id'>, { t }: MailLocale): MailContent {
  const isSupport = form === 'support';
  return {
    subject: isSupport ? t('mail.receipt.subject.support') : t('mail.receipt.subject.application'),
    blocks: [
      { kind: 'paragraph', text: t('mail.greeting') },
      { kind: 'paragraph', text: isSupport ? t('mail.receipt.text.support') : t('mail.receipt.text.application') },
      { kind: 'paragraph', text: t('mail.receipt.reference', { reference: referenceOf(id) }) },
      { kind: 'paragraph', text: t('mail.receipt.stranger') },
      { kind: 'paragraph', text: t('mail.closing', { company: company.name }) },
    ],
  };
}

function subjectOf({ form, id }: SubmissionRecord, t: MailLocale['t']): string {
  const reference = referenceOf(id);
  switch (form) {
    case 'inquiry':
      return t('mail.submission.subject.inquiry', { reference });
    case 'contact':
      return t('mail.submission.subject.contact', { reference });
    case 'support':
      return t('mail.submission.subject.support', { reference });
    case 'application':
      return t('mail.submission.subject.application', { reference });
  }
}

function quotation(label: string, text: string | undefined) {
  return text ? [{ kind: 'quotation', label, text } as const] : [];
}

function appName(id: string | undefined): string | undefined {
  const names: Readonly<Record<string, string>> = appNames;
  return id === undefined ? undefined : (names[id] ?? id);
}
