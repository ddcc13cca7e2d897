import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * An e-mail address as it is stored and written to: its domain in the one spelling that mail servers use (UTS 46 to ASCII,
 * lower case, no dot at its end), so that `ada@ｇmail.com` and `ada@gmail.com` are one mailbox here, too.
 *
 * @returns undefined for an address that no mail server takes (`server/mail/accepted-addresses.test.ts`)
 */
export function canonicalEmail(email: string): string | undefined {
  const text = email.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = asciiDomain(text.slice(at + 1));
  const isLocal = localPattern.test(local) && Buffer.byteLength(local) <= maxLocalBytes;
  return isLocal && domain !== undefined ? `${local}@${domain}` : undefined;
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

/** RFC 5322's dot-atom, with letters of any script (RFC 6531); nothing invisible. */
const localPattern = /^(?!\.|.*\.(\.|$))[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u;

/** RFC 5321, 4.5.3.1.1. */
const maxLocalBytes = 64;

/** RFC 1035, 2.3.4: 255 bytes with the length of each label, the root's included. */
const maxDomainLength = 253;

/** Labels of at most 63 letters, digits and hyphens, none at an end (RFC 1035, 2.3.1). */
const domainPattern = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+$/;

function asciiDomain(domain: string): string | undefined {
  // `domainToASCII` reads a host of a URL: it would decode `%41`, end at a slash, and turn `1.2` into an IP address.
  if (/[%/\\?#:]/.test(domain)) return undefined;
  const ascii = domainToASCII(domain).replace(/\.$/, '');
  if (isIP(ascii) || ascii.length > maxDomainLength || !domainPattern.test(ascii)) return undefined;
  // A label that stands for no Unicode one is left as it is; one that does may hide a hyphen at its end.
  return /(^|\.)(xn--|-)|-(\.|$)/.test(domainToUnicode(ascii)) ? undefined : ascii;
}
