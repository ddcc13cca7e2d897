import type { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';

/** A mail, ready to be sent. */
export type Message = {
  /** The same at every attempt, so that a repeat is recognisable: `<id@domain>`. */
  messageId: string;
  date: Date;
  from: string;
  /** One address or several, separated by commas; a visitor's is an object, which is not taken apart. */
  to: string | VisitorAddress;
  replyTo: VisitorAddress | undefined;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  attachments: readonly { filename: string; contentType: string; content: () => Readable }[];
};

/** An address that a visitor gave. */
export type VisitorAddress = { name: string; address: string };

/** A message as Nodemailer takes it. */
export function toNodemailer(message: Message): SendMailOptions {
  return {
    ...message,
    headers: { ...message.headers },
    attachments: message.attachments.map(({ content, ...rest }) => ({ ...rest, content: content() })),
  };
}
