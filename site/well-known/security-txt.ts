import { company } from '#content/facts/company.ts';
import { securityContact } from '#content/facts/security-contact.ts';
import { absolute } from '#site/seo/absolute.ts';

/** `/.well-known/security.txt`, RFC 9116. */
export function securityTxt(): string {
  const { languages, expires, policy } = securityContact;
  return [
    `Contact: mailto:${company.mail.security}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    `Policy: ${absolute(policy)}`,
    '',
  ].join('\n');
}
