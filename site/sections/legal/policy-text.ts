import type { CollectionEntry } from 'astro:content';
import { marked } from 'marked';
import type { AppPrivacy } from '#content/facts/app-privacy.ts';
import { addressIn } from '#content/facts/fact-texts.ts';
import { appNames, company } from '#content/facts/company.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import type { Language } from '#locales/registry.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { localiseLinks } from '#site/i18n/localise-links.ts';

/** The template's texts in one language. */
export type PolicyTemplate = CollectionEntry<'appPrivacy'>['data'];

/** Names of data and permissions in one language. */
export type AppData = CollectionEntry<'appData'>['data'];

/** Writes the template's texts for one policy: `plain` for titles, `html` for Markdown within a line. */
export type PolicyWriter = { plain: (text: string) => string; html: (text: string) => { __html: string } };

/**
 * A writer for the texts of one policy.
 *
 * @param locale the page's, for links
 * @param language the language of the texts
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
  // A mail address or site in the text becomes a link: Markdown as GitHub writes it.
  const html = (text: string) => ({ __html: localiseLinks(marked.parseInline(plain(text), { async: false }), locale) });
  return { plain, html };
}
