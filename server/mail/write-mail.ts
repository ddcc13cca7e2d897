import { Readable } from 'node:stream';
import { company } from '#content/facts/company.ts';
import { renderHtml, renderText, type MailContent } from './mail-content.ts';
import { mailLocale, type MailLocale } from './mail-labels.ts';
import type { MailRecord, SubmissionRecord } from './mail-record.ts';
import { confirmationMail, newsletterLinks, noticeMail, receiptMail, submissionMail } from './mail-templates.ts';

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

/** A mail, ready to be sent. */
export type Message = ReturnType<typeof writeMail>;

/** Writes a mail in the recipient's language. Pure, except that attached files are read when it is sent. */
export function writeMail(record: MailRecord, context: MailContext) {
  const locale = mailLocale(record.language);
  const { content, to, replyTo, headers, attachments = [] } = compose(record, locale, context);
  const [, domain = ''] = /@([^@>]+)>?$/.exec(context.from) ?? [];
  return {
    // The same for every attempt, so that mail programs can recognize a duplicate.
    messageId: `<${record.id}@${domain}>`,
    date: new Date(record.createdAt),
    from: context.from,
    to,
    replyTo,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, locale.language),
    // RFC 3834: prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments,
  };
}

/** The parts of a mail that depend on its template. */
type Composed = {
  content: MailContent;
  /** One or more addresses separated by commas. A visitor's address is an object, so that it is never split. */
  to: string | VisitorAddress;
  replyTo?: VisitorAddress | undefined;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Readable }[];
};

type VisitorAddress = { name: string; address: string };

function compose(record: MailRecord, locale: MailLocale, { origin, to, readFile }: MailContext): Composed {
  if ('submission' in record) {
    const { submission } = record;
    if (record.template === 'receipt') {
      // Without the submitted name, because the address may belong to somebody else.
      const address = submission.fields.email ?? '';
      return { content: receiptMail(submission, locale), to: { name: '', address } };
    }
    return {
      content: submissionMail(submission, locale),
      to: to ?? companyAddress(submission),
      replyTo: replyTo(submission.fields),
      attachments: submission.files.map(({ id, name, type }) => ({
        filename: name,
        contentType: type,
        content: Readable.from(readFile(id)),
      })),
    };
  }
  const { subscriber } = record;
  if (record.template === 'newsletter-notice') {
    return { content: noticeMail(subscriber, locale), to: to ?? company.mail.hello };
  }
  const links = newsletterLinks(origin, subscriber);
  return {
    content: confirmationMail(links, locale),
    to: { name: '', address: subscriber.email },
    // RFC 8058: one-click unsubscribe by a button of the mail program.
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
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
