import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport as createNodemailer } from 'nodemailer';
import { ConfigurationError } from '#contracts/environment.ts';
import { isThisMachine, type Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { Message } from './write-mail.ts';

/** Sends mails. */
export type Transport = {
  /** Maximum number of mails sent at the same time. */
  concurrency: number;
  /** Resolves when the mail server has accepted the mail or its file is written. Errors: see `describeSendError()`. */
  send: (message: Message) => Promise<void>;
  close: () => void;
};

/** Creates an SMTP transport if configured, or else one that writes files, with a warning in the log. */
export function createTransport(
  config: Pick<Config, 'smtpUrl' | 'database' | 'allowUnencrypted'>,
  log: Log,
): Transport {
  if (config.smtpUrl !== undefined) return createSmtpTransport(config.smtpUrl, config);
  const folder = mailFolder(config);
  log.warn({ folder }, 'SMTP_URL is not set: mails are written as files and sent to nobody');
  return createFileTransport(folder);
}

/** Maximum number of connections to the mail server. */
const connections = 5;

/** Time for a whole mail: the largest attachment at 40 kB/s. Idle times don't bound a server that sends a byte a second. */
export const mailDeadlineMs = 180_000;

type SmtpSettings = Partial<Pick<Config, 'allowUnencrypted'>> & { deadlineMs?: number };

/**
 * Sends mails by SMTP over pooled connections. To another machine they are encrypted and its certificate is verified,
 * unless `ALLOW_UNENCRYPTED` includes `smtp`.
 *
 * @param url `smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`; default ports are 587 and 465
 */
export function createSmtpTransport(url: string, settings: SmtpSettings = {}): Transport {
  const transporter = createPool(url, settings);
  const { deadlineMs = mailDeadlineMs } = settings;
  return {
    concurrency: connections,
    send: async (message) => {
      // The signal also closes the connection.
      await transporter.sendMail({ ...message, signal: AbortSignal.timeout(deadlineMs) });
    },
    close: () => transporter.close({ force: true }),
  };
}

/** How long the start waits for a mail server. */
const checkMs = 5_000;

/**
 * Checks that the mail server offers TLS where it is required. Other failures pass: mails wait until it is back.
 *
 * @throws ConfigurationError
 */
export async function requireEncryptedSmtp({
  smtpUrl,
  allowUnencrypted,
}: Pick<Config, 'smtpUrl' | 'allowUnencrypted'>): Promise<void> {
  if (smtpUrl === undefined || !requiresTls(smtpUrl, allowUnencrypted)) return;
  const transporter = createPool(smtpUrl, { allowUnencrypted });
  try {
    await Promise.race([transporter.verify(), wait(checkMs, undefined, { ref: false })]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ETLS')) return;
    throw new ConfigurationError([
      `SMTP_URL names a mail server on another machine (${new URL(smtpUrl).hostname}) that offers no valid TLS; use one that does, or accept unencrypted mails with ALLOW_UNENCRYPTED=smtp.`,
    ]);
  } finally {
    transporter.close({ force: true });
  }
}

function createPool(url: string, { allowUnencrypted }: SmtpSettings) {
  return createNodemailer({
    // Parameters in the URL could turn the following options off.
    url: Object.assign(new URL(url), { search: '' }).href,
    requireTLS: requiresTls(url, allowUnencrypted),
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    // Idle time: servers may process a mail for a while before they reply.
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether STARTTLS is required, and not only used if the server offers it. */
export function requiresTls(url: string, allowUnencrypted: Config['allowUnencrypted'] = []): boolean {
  const { hostname, username } = new URL(url);
  if (isThisMachine(hostname)) return false;
  // A password never leaves this machine in plain text.
  return username !== '' || !allowUnencrypted.includes('smtp');
}

/** Writes each mail atomically to a file `<id>.eml`; a retry replaces it. */
export function createFileTransport(folder: string): Transport {
  const composer = createNodemailer({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    // One at a time, because submissions wait for the same disk.
    concurrency: 1,
    send: async (message) => {
      const { message: bytes } = await composer.sendMail(message);
      // `<id@domain>`
      const id = message.messageId.slice(1, message.messageId.indexOf('@'));
      const path = join(folder, `${id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}

/** The folder for mails without `SMTP_URL`: next to the database file. */
export function mailFolder({ database }: Pick<Config, 'database'>): string {
  return join(database.dialect === 'sqlite' ? dirname(database.path) : 'var', 'mail');
}

/**
 * Describes an error of Nodemailer or the system.
 *
 * @returns `code`, such as `EENVELOPE 550` or `ECONNREFUSED`, but never the server's message, which quotes addresses;
 *   `isFinal` for a permanent rejection of the recipient or the mail
 */
export function describeSendError(error: unknown): { code: string; isFinal: boolean } {
  if (!(error instanceof Error)) return { code: 'unknown', isFinal: false };
  const { code, command, responseCode } = error as Error &
    Partial<Record<'code' | 'command' | 'responseCode', unknown>>;
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500;
  return { code: parts.join(' ') || error.name, isFinal: isAboutMail && isRefusal };
}
