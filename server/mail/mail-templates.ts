import { appNames, company } from '#content/facts/company.ts';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import { formFields, type FormField } from '#contracts/forms/form-fields.ts';
import { localPath } from '#locales/addresses.ts';
import { formatTag } from '#locales/format-tag.ts';
import { defaultCode, languages } from '#locales/registry.ts';
import type { MailContent } from './mail-content.ts';
import type { MailLocale } from './mail-labels.ts';
import { referenceOf, type SubmissionRecord, type SubscriberRecord } from './mail-record.ts';

/** Tells the company about a submission, with every field of its form's contract. Visitors' text is in the body only, never in the subject. */
export function submissionMail(submission: SubmissionRecord, { t, language }: MailLocale): MailContent {
  const { fields, files } = submission;
  const time = new Intl.DateTimeFormat(formatTag(language.tag), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const pages = languages.find(({ tag }) => tag === submission.language)?.name ?? submission.language;
  const filled = formFields(submission.form).flatMap((field) => {
    const { kind, name } = field;
    const text = fields[name];
    return kind === 'file' || !text
      ? []
      : [{ kind, label: t(`mail.field.${name}`), text: displayedValue(field, text) }];
  });
  const [long, short] = [filled.filter(({ kind }) => kind === 'lines'), filled.filter(({ kind }) => kind !== 'lines')];
  const names = files.map(({ name }) => name).join(', ');
  return {
    subject: t(subjects[submission.form], { reference: referenceOf(submission.id) }),
    blocks: [
      {
        kind: 'paragraph',
        text: t('mail.submission.intro', { time: `${time.format(submission.createdAt)} UTC`, language: pages }),
      },
      {
        kind: 'fields',
        rows: short.map(({ label, text }) => [label, text.replaceAll(/\s+/g, ' ')] as const),
      },
      ...long.map(({ label, text }) => ({ kind: 'quotation', label, text }) as const),
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

const subjects = {
  inquiry: 'mail.submission.subject.inquiry',
  contact: 'mail.submission.subject.contact',
  support: 'mail.submission.subject.support',
  application: 'mail.submission.subject.application',
} as const;

/** Apps are named, and an agreement has a mark; all other values are shown as they were sent. */
function displayedValue({ kind, name }: FormField, value: string): string {
  const names: Readonly<Record<string, string>> = appNames;
  if (kind === 'agreement') return '✓';
  return (name === 'app' ? names[value] : undefined) ?? value;
}

/** Links in mails to a subscriber. */
type NewsletterLinks = { confirm: string; preferences: string; unsubscribe: string };

/**
 * @param origin of the site, without a trailing slash
 * @returns pages in the subscriber's language, and the URL for one-click unsubscribe
 */
export function newsletterLinks(origin: string, { token, language }: Omit<SubscriberRecord, 'email'>): NewsletterLinks {
  const own = languages.find(({ tag }) => tag === language) ?? { code: defaultCode, tag: defaultCode };
  const link = (path: string) => `${origin}${path}?token=${encodeURIComponent(token)}`;
  return {
    confirm: link(localPath(own, newsletterPaths.confirm)),
    preferences: link(localPath(own, newsletterPaths.preferences)),
    unsubscribe: link(newsletterPaths.unsubscribe),
  };
}

/** Asks the owner of an address to confirm the newsletter. Contains no visitor's text but the address. */
export function confirmationMail({ confirm, preferences }: NewsletterLinks, { t }: MailLocale): MailContent {
  return {
    subject: t('mail.confirmation.subject', { company: company.name }),
    blocks: [
      { kind: 'paragraph', text: t('mail.greeting') },
      { kind: 'paragraph', text: t('mail.confirmation.text') },
      { kind: 'button', label: t('mail.confirmation.action'), url: confirm },
      { kind: 'paragraph', text: t('mail.confirmation.stranger') },
      { kind: 'paragraph', text: t('mail.closing', { company: company.name }) },
      { kind: 'link', label: t('mail.preferences.action'), url: preferences },
    ],
  };
}

/** Tells the company about a confirmed subscription, without the address: nobody could delete it from the mailbox. */
export function noticeMail({ language }: Pick<SubscriberRecord, 'language'>, { t }: MailLocale): MailContent {
  const name = languages.find(({ tag }) => tag === language)?.name ?? language;
  return {
    subject: t('mail.notice.subject'),
    blocks: [{ kind: 'paragraph', text: t('mail.notice.text', { language: name }) }],
  };
}
