import { company } from '#content/facts/company.ts';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import { localPath } from '#locales/addresses.ts';
import { defaultCode, languages } from '#locales/registry.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import type { MailLocale } from '#server/mail/mail-labels.ts';
import type { SubscriberRecord } from '#server/mail/mail-record.ts';

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

/** Tells the company about a confirmed newsletter subscription. */
export function noticeMail({ email, language }: SubscriberRecord, { t }: MailLocale): MailContent {
  const name = languages.find(({ tag }) => tag === language)?.name ?? language;
  return {
    subject: t('mail.notice.subject'),
    blocks: [{ kind: 'paragraph', text: t('mail.notice.text', { email, language: name }) }],
  };
}
