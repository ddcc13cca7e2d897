import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Returns the canonical form of an e-mail address, in which it is stored and used: the domain as mail servers use it
 * (UTS 46 to ASCII, lower case, no trailing dot), so that `ada@ｇmail.com` and `ada@gmail.com` are the same mailbox.
 *
 * @returns undefined for an address that no mail server accepts (`server/mail/accepted-addresses.test.ts`)
 */
export function canonicalEmail(email: string): string | undefined {
  const text = email.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = asciiDomain(text.slice(at + 1));
  const isLocal = localPattern.test(local) && Buffer.byteLength(local) <= maxLocalBytes;
  const address = `${local}@${domain}`;
  return isLocal && domain !== undefined && Buffer.byteLength(address) <= maxAddressBytes ? address : undefined;
}

/**
 * Returns the lookup key of an e-mail address, for limits, confirmations, export and erasure: the canonical address
 * with its local part in lower case and NFKC.
 */
export function emailKey(email: string): string {
  const address = canonicalEmail(email) ?? email.trim();
  const at = address.lastIndexOf('@');
  return address.slice(0, at).normalize('NFKC').toLowerCase() + address.slice(at).toLowerCase();
}

/**
 * Returns the mailbox that an address leads to, for limits on mails: large providers deliver `ada+shop@…`, and some of
 * them `a.d.a@…`, to `ada@…`. Elsewhere these are different addresses. An approximation: only for counting.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [local, domain] = [key.slice(0, at), key.slice(at + 1)];
  const provider = providers[domain];
  if (!provider) return key;
  const [name = ''] = local.split('+');
  return `${provider.ignoresDots ? name.replaceAll('.', '') : name}@${provider.domain ?? domain}`;
}

/**
 * Providers that ignore `+` and what follows, by domain, with the one domain that stands for several. Sources: the help
 * pages of Gmail ("dots don't matter in Gmail addresses"), Outlook.com, iCloud, Fastmail, and Proton.
 */
const providers: Readonly<Partial<Record<string, { domain?: string; ignoresDots?: true }>>> = {
  'gmail.com': { ignoresDots: true },
  'googlemail.com': { domain: 'gmail.com', ignoresDots: true },
  'outlook.com': {},
  'hotmail.com': {},
  'live.com': {},
  'msn.com': {},
  'icloud.com': {},
  'me.com': { domain: 'icloud.com' },
  'mac.com': { domain: 'icloud.com' },
  'fastmail.com': {},
  'proton.me': { ignoresDots: true },
  'protonmail.com': { domain: 'proton.me', ignoresDots: true },
  'pm.me': { domain: 'proton.me', ignoresDots: true },
};

/** RFC 5322's dot-atom, with letters of any script (RFC 6531) but no invisible characters. */
const localPattern = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** RFC 5321, 4.5.3.1.1. */
const maxLocalBytes = 64;

/** RFC 5321, 4.5.3.1.3: a path has 256 bytes, two of them its brackets. */
const maxAddressBytes = 254;

/** RFC 1035, 2.3.4: 255 bytes, including the length bytes of all labels and the root. */
const maxDomainLength = 253;

/** Labels of up to 63 letters, digits and hyphens, without a leading or trailing hyphen (RFC 1035, 2.3.1). */
const domainPattern = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+$/;

function asciiDomain(domain: string): string | undefined {
  // `domainToASCII` parses a URL's host: it would decode `%41`, stop at a slash, and turn `1.2` into an IP address.
  if (/[%/\\?#:]/.test(domain)) return undefined;
  const ascii = domainToASCII(domain).replace(/\.$/, '');
  if (isIP(ascii) || ascii.length > maxDomainLength || !domainPattern.test(ascii)) return undefined;
  // A Punycode label without a Unicode form stays unchanged; a decoded one may start or end with a hyphen.
  return /(^|\.)(xn--|-)|-(\.|$)/.test(domainToUnicode(ascii)) ? undefined : ascii;
}
