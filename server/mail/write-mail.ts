import { Readable } from 'node:stream';
import { company } from '#content/facts/company.ts';
import { renderHtml, renderText, type MailContent } from './mail-content.ts';
import { mailLocale } from './mail-labels.ts';
import type { MailRecord, SubmissionRecord } from './mail-record.ts';
import type { Message, VisitorAddress } from './message.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { confirmationMail } from './templates/confirmation-mail.ts';
import { noticeMail } from './templates/notice-mail.ts';
import { receiptMail, submissionMail } from './templates/submission-mail.ts';

/** The context for writing mails. */
export type MailContext = {
  /** Origin of the site, for links; without a trailing slash. */
  origin: string;
  /** `MAIL_FROM`: `Name <address>` or an address. */
  from: string;
  /** `MAIL_TO`. Default: the company's address for each purpose. */
  to: string | undefined;
  /** Returns the content of a file in chunks. */
  readFile: (id: string) => AsyncIterable<Uint8Array>;
};

/** Writes a mail in the recipient's language. Pure, except that attached files are read when it is sent. */
export function writeMail(record: MailRecord, context: MailContext): Message {
  const { addressee, content, language } = compose(record, context);
  const [, domain = ''] = /@([^>]+)>?$/.exec(context.from) ?? [];
  return {
    messageId: `<${record.id}@${domain}>`,
    date: new Date(record.createdAt),
    from: context.from,
    to: addressee.to,
    replyTo: addressee.replyTo,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, language),
    // RFC 3834: prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...addressee.headers },
    attachments: addressee.attachments ?? [],
  };
}

function compose(record: MailRecord, context: MailContext): Composed {
  const locale = mailLocale(record.language);
  const { language } = locale;
  if ('submission' in record) {
    const { submission } = record;
    return record.template === 'receipt'
      ? { language, content: receiptMail(submission, locale), addressee: { to: visitor(submission.fields) } }
      : { language, content: submissionMail(submission, locale), addressee: toCompany(submission, context) };
  }
  const { subscriber } = record;
  if (record.template === 'newsletter-notice') {
    const to = context.to ?? company.mail.hello;
    return { language, content: noticeMail(subscriber, locale), addressee: { to } };
  }
  const links = newsletterLinks(context.origin, subscriber);
  return {
    language,
    content: confirmationMail(links, locale),
    addressee: {
      to: { name: '', address: subscriber.email },
      // RFC 8058: one-click unsubscribe by a button of the mail program.
      headers: {
        'List-Unsubscribe': `<${links.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  };
}

function toCompany(submission: SubmissionRecord, { to, readFile }: MailContext): Addressee {
  return {
    to: to ?? companyAddress(submission),
    replyTo: replyTo(submission.fields),
    attachments: submission.files.map(({ id, name, type }) => ({
      filename: name,
      contentType: type,
      content: () => Readable.from(readFile(id)),
    })),
  };
}

/**
 * Returns the visitor's address for `Reply-To`. An address with a non-ASCII local part is in the text only: in a header
 * it needs SMTPUTF8 (RFC 6531) on every server on the way.
 */
function replyTo(fields: Readonly<Record<string, string>>): VisitorAddress | undefined {
  const { name = '', email = '' } = fields;
  const localPart = email.slice(0, email.lastIndexOf('@'));
  return /^[\x21-\x7e]+$/.test(localPart) ? { name, address: email } : undefined;
}

function companyAddress({ form, fields: { topic } }: SubmissionRecord): string {
  const { mail } = company;
  if (form === 'support') return mail.support;
  if (form === 'application') return mail.careers;
  if (topic === 'press' || topic === 'privacy' || topic === 'security') return mail[topic];
  return mail.hello;
}

/** A receipt is addressed without the submitted name, because the address may belong to somebody else. */
function visitor({ email = '' }: Readonly<Record<string, string>>): VisitorAddress {
  return { name: '', address: email };
}

type Addressee = {
  to: Message['to'];
  replyTo?: VisitorAddress | undefined;
  headers?: Readonly<Record<string, string>>;
  attachments?: Message['attachments'];
};

type Composed = { language: Parameters<typeof renderHtml>[1]; content: MailContent; addressee: Addressee };
