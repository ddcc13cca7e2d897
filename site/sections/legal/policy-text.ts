import type { CollectionEntry } from 'astro:content';
import { marked } from 'marked';
import type { AppPrivacy } from '#content/facts/app-privacy.ts';
import { addressIn } from '#content/facts/fact-texts.ts';
import { appNames, company } from '#content/facts/company.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import type { Language } from '#locales/registry.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { localiseLinks } from '#site/i18n/localise-links.ts';

/** The texts of the template in one language. */
export type PolicyTemplate = CollectionEntry<'appPrivacy'>['data'];

/** Names of data and permissions in one language. */
export type AppData = CollectionEntry<'appData'>['data'];

/** Fills the texts of the template for one policy: `plain` for titles, `html` for inline Markdown. */
export type PolicyWriter = { plain: (text: string) => string; html: (text: string) => { __html: string } };

/**
 * Creates a writer for the texts of one policy.
 *
 * @param locale locale of the page, for links
 * @param language language of the texts
 */
export function policyWriter(
  locale: Locale,
  language: Language,
  template: PolicyTemplate,
  { devices }: AppData,
  { app, platform }: AppPrivacy,
): PolicyWriter {
  const { name, store } = template.platforms[platform];
  const values = {
    app: appNames[app],
    platform: name,
    store,
    device: devices[platform],
    company: company.legalName,
    address: addressIn(language.tag),
    mail: company.mail.privacy,
  };
  const plain = (text: string) => fillPlaceholders(text, values);
  // Email addresses and URLs become links, as in GitHub Flavored Markdown.
  const html = (text: string) => ({ __html: localiseLinks(marked.parseInline(plain(text), { async: false }), locale) });
  return { plain, html };
}
