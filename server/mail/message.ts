import type { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';

/** A mail, ready to be sent. */
export type Message = {
  /** `<id@domain>`. The same for every attempt, so that mail programs can recognize a duplicate. */
  messageId: string;
  date: Date;
  from: string;
  /** One or more addresses separated by commas. A visitor's address is an object, so that it is never split. */
  to: string | VisitorAddress;
  replyTo: VisitorAddress | undefined;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  attachments: readonly { filename: string; contentType: string; content: () => Readable }[];
};

/** A visitor's address. */
export type VisitorAddress = { name: string; address: string };

/** Converts a message for Nodemailer. */
export function toNodemailer(message: Message): SendMailOptions {
  return {
    ...message,
    headers: { ...message.headers },
    attachments: message.attachments.map(({ content, ...rest }) => ({ ...rest, content: content() })),
  };
}
