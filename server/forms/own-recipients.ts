import { company } from '#content/facts/company.ts';
import type { Config } from '#server/config.ts';

/** Addresses that a form may say it goes to: the company's and those configured, in lower case. */
export function ownRecipients({ mailTo }: Pick<Config, 'mailTo'>): ReadonlySet<string> {
  const configured = mailTo?.split(',').map((address) => address.trim()) ?? [];
  return new Set([...Object.values(company.mail), ...configured].map((address) => address.toLowerCase()));
}
