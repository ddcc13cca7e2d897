import { mkdir, open, rename, rm } from 'node:fs/promises';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { createTransport as createNodemailer } from 'nodemailer';
import type { Config } from '#server/config.ts';
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
export function createTransport(config: Pick<Config, 'smtpUrl' | 'database'>, log: Log): Transport {
  if (config.smtpUrl !== undefined) return createSmtpTransport(config.smtpUrl);
  const folder = mailFolder(config);
  log.warn({ folder }, 'SMTP_URL is not set: mails are written as files and sent to nobody');
  return createFileTransport(folder);
}

/** Maximum number of connections to the mail server. */
const connections = 5;

/**
 * Sends mails by SMTP over pooled connections; certificates are verified.
 *
 * @param url `smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`; default ports are 587 and 465
 */
export function createSmtpTransport(url: string): Transport {
  const transporter = createNodemailer({
    // Parameters in the URL could turn the following options off.
    url: Object.assign(new URL(url), { search: '' }).href,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    // Idle time: servers may process a mail for a while before they reply (RFC 5321 allows ten minutes).
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    concurrency: connections,
    send: async (message) => {
      await transporter.sendMail(message);
    },
    close: () => transporter.close(),
  };
}

/** Whether STARTTLS is required, and not only used if the server offers it: a password leaves this machine over TLS only. */
export function requiresTls(url: string): boolean {
  const { username, hostname } = new URL(url);
  const isLoopback = /^(localhost|\[::1\])$/.test(hostname) || (isIP(hostname) === 4 && hostname.startsWith('127.'));
  return username !== '' && !isLoopback;
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
      const path = mailFile(folder, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}

/** The folder for mails without `SMTP_URL`: next to the database file. */
export function mailFolder({ database }: Pick<Config, 'database'>): string {
  return join(database.dialect === 'sqlite' ? dirname(database.path) : 'var', 'mail');
}

function mailFile(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}

/** Removes the files of mails that have one. */
export async function removeMailFiles(folder: string, mails: readonly { id: string }[]): Promise<void> {
  for (const { id } of mails) await rm(mailFile(folder, id), { force: true });
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
