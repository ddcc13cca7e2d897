import type { Log } from '#server/log.ts';
import { createFileTransport } from './file-transport.ts';
import type { Message } from './message.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The way mails leave. */
export type Transport = {
  /** Mails that may be sent at a time. */
  concurrency: number;
  /** Resolves once the mail server or the disk has the mail. Rejects with what `describeSendError()` reads. */
  send: (message: Message) => Promise<void>;
  close: () => void;
};

/**
 * SMTP where it is configured, else files, and the log says so.
 *
 * @param folder where files are written
 */
export function createTransport(smtpUrl: string | undefined, folder: string, log: Log): Transport {
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl);
  log.warn({ folder }, 'SMTP_URL is not set: mails are written as files and sent to nobody');
  return createFileTransport(folder);
}
