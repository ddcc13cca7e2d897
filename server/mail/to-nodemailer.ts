import type { SendMailOptions } from 'nodemailer';
import type { Message } from './message.ts';

/** A message as Nodemailer takes it. */
export function toNodemailer(message: Message): SendMailOptions {
  return {
    ...message,
    headers: { ...message.headers },
    attachments: message.attachments.map(({ content, ...rest }) => ({ ...rest, content: content() })),
  };
}
