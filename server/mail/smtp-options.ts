import { isIP } from 'node:net';

/** What `SMTP_URL` says of a mail server. */
export type SmtpOptions = {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** TLS before anything that matters, or no mail. Without it, TLS where the server offers it. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
};

/**
 * Reads `SMTP_URL`, which the configuration has checked. A password leaves this machine over TLS only.
 *
 * @param url `smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`; ports are 587 and 465 where none is named
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
