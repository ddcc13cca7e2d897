import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/**
 * An e-mail address as it is stored and written to: its domain in the one spelling that mail servers use (UTS 46 to ASCII,
 * lower case, no dot at its end), so that `ada@ｇmail.com` and `ada@gmail.com` are one mailbox here, too.
 *
 * @returns undefined for a domain that has no such spelling: no mail can be sent there
 */
export function canonicalEmail(email: string): string | undefined {
  const text = email.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  // `domainToASCII` reads a host of a URL: it would decode `%41`, end at a slash, and turn `1.2` into an IP address.
  if (/[%/\\?#:]/.test(domain)) return undefined;
  const ascii = domainToASCII(domain).replace(/\.$/, '');
  if (isIP(ascii) || !/^[a-z\d_-]+(\.[a-z\d_-]+)+$/.test(ascii)) return undefined;
  return `${text.slice(0, at)}@${ascii}`;
}

/**
 * What an e-mail address is looked up by, for limits, confirmations, export and erasure: the canonical address, its part
 * before the at sign in lower case and without compatibility letters.
 */
export function emailKey(email: string): string {
  const address = canonicalEmail(email) ?? email.trim();
  const at = address.lastIndexOf('@');
  return address.slice(0, at).normalize('NFKC').toLowerCase() + address.slice(at).toLowerCase();
}
