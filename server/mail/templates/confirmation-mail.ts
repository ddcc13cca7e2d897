import { company } from '#content/facts/company.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import type { MailLocale } from '#server/mail/mail-labels.ts';
import type { NewsletterLinks } from '#server/mail/newsletter-links.ts';

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
