import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp-options.ts';
import { toNodemailer } from './message.ts';
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
      await transporter.sendMail(toNodemailer(message));
    },
    close: () => transporter.close(),
  };
}
