import { languages } from '#locales/registry.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import type { MailLocale } from '#server/mail/mail-labels.ts';
import type { SubscriberRecord } from '#server/mail/mail-record.ts';

/** Tells the company about a confirmed newsletter subscription. */
export function noticeMail({ email, language }: SubscriberRecord, { t }: MailLocale): MailContent {
  const name = languages.find(({ tag }) => tag === language)?.name ?? language;
  return {
    subject: t('mail.notice.subject'),
    blocks: [{ kind: 'paragraph', text: t('mail.notice.text', { email, language: name }) }],
  };
}
