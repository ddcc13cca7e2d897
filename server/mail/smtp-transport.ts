import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/** Maximum number of connections to the mail server. */
const connections = 5;

/** Sends mails by SMTP over pooled connections; certificates are verified. */
export function createSmtpTransport(url: string): Transport {
  const transporter = createTransport({
    ...smtpOptions(url),
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

/** Connection options from `SMTP_URL`. */
type SmtpOptions = {
  host: string;
  port: number;
  /** Implicit TLS. */
  secure: boolean;
  /** Requires STARTTLS; when false, STARTTLS is used if the server offers it. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
};

/**
 * Parses `SMTP_URL`, which the configuration has validated. A password leaves this machine over TLS only.
 *
 * @param url `smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`; default ports are 587 and 465
 */
export function smtpOptions(url: string): SmtpOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '' && !isThisMachine(host),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
