import { company } from '#content/facts/company.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import type { MailLocale } from '#server/mail/mail-labels.ts';
import type { SubmissionRecord } from '#server/mail/mail-record.ts';
import { referenceOf } from '#server/mail/mail-record.ts';

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
