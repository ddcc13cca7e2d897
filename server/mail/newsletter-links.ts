import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import { localPath } from '#locales/addresses.ts';
import { defaultCode, languages } from '#locales/registry.ts';
import type { SubscriberRecord } from './mail-record.ts';

/** Links in mails to a subscriber. */
export type NewsletterLinks = { confirm: string; preferences: string; unsubscribe: string };

/**
 * @param origin of the site, without a trailing slash
 * @returns pages in the subscriber's language, and the URL for one-click unsubscribe
 */
export function newsletterLinks(origin: string, { token, language }: Omit<SubscriberRecord, 'email'>): NewsletterLinks {
  const own = languages.find(({ tag }) => tag === language) ?? { code: defaultCode, tag: defaultCode };
  const link = (path: string) => `${origin}${path}?token=${encodeURIComponent(token)}`;
  return {
    confirm: link(localPath(own, newsletterPaths.confirm)),
    preferences: link(localPath(own, newsletterPaths.preferences)),
    unsubscribe: link(newsletterPaths.unsubscribe),
  };
}
