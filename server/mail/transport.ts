import type { Readable } from 'node:stream';
import type { Log } from '#server/log.ts';
import { createFileTransport } from './file-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

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
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: Readable }[];
};

export type VisitorAddress = { name: string; address: string };

/** Sends mails. */
export type Transport = {
  /** Maximum number of mails sent at the same time. */
  concurrency: number;
  /** Resolves when the mail server has accepted the mail or its file is written. Errors: see `describeSendError()`. */
  send: (message: Message) => Promise<void>;
  close: () => void;
};

/**
 * Creates an SMTP transport if configured, or else one that writes files, with a warning in the log.
 *
 * @param folder for the files
 */
export function createTransport(smtpUrl: string | undefined, folder: string, log: Log): Transport {
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl);
  log.warn({ folder }, 'SMTP_URL is not set: mails are written as files and sent to nobody');
  return createFileTransport(folder);
}

/** Why a mail was not sent. */
export type SendError = {
  /** `EENVELOPE 550`, `ECONNREFUSED`. Never the server's message, which quotes addresses. */
  code: string;
  /** True for a permanent rejection of the recipient or the mail. */
  isFinal: boolean;
};

/** Describes an error of Nodemailer or the system. */
export function describeSendError(error: unknown): SendError {
  if (!(error instanceof Error)) return { code: 'unknown', isFinal: false };
  const { code, command, responseCode } = error as Error &
    Partial<Record<'code' | 'command' | 'responseCode', unknown>>;
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500;
  return { code: parts.join(' ') || error.name, isFinal: isAboutMail && isRefusal };
}
