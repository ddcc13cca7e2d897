import { isIP } from 'node:net';

/** Connection options from `SMTP_URL`. */
export type SmtpOptions = {
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
