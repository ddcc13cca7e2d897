import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { toNodemailer } from './to-nodemailer.ts';
import type { Transport } from './transport.ts';

/** Connections to the mail server at a time. */
const connections = 5;

/**
 * Sends by SMTP over connections that are kept.
 *
 * @param url `smtp://USER:PASSWORD@HOST:PORT` (STARTTLS where the server knows it, and always before a password leaves
 *   this machine) or `smtps://` (TLS from the first byte); certificates are checked
 */
export function createSmtpTransport(url: string): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const transporter = createTransport({
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '' && !isThisMachine(host),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    // Without a byte for so long: servers may think about a mail for a while (RFC 5321 allows ten minutes).
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    concurrency: connections,
    send: async (message) => {
      await transporter.sendMail(toNodemailer(message));
    },
    close: () => transporter.close(),
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
