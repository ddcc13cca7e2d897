import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp-options.ts';
import { toNodemailer } from './message.ts';
import type { Transport } from './transport.ts';

/** Connections to the mail server at a time. */
const connections = 5;

/** Sends by SMTP over connections that are kept; certificates are checked. */
export function createSmtpTransport(url: string): Transport {
  const transporter = createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
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
