import type { FormName } from '#contracts/forms/form-names.ts';
import { localPath } from '#locales/addresses.ts';
import type { LanguageTag } from '#locales/registry.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import { boundedOr } from '#server/forms/bound-text.ts';
import type { Site, SiteFile, SiteLocale } from '#server/http/static/load-site.ts';

/** Returns the page to show a form's errors on: the first of `paths` that is a page, or else the form's own page. */
export function findFormPage(
  site: Site,
  form: FormName,
  paths: readonly (string | undefined)[],
  language: LanguageTag,
): { file: SiteFile; locale: SiteLocale } | undefined {
  const locale = findLocale(site, language);
  for (const path of [...paths, localPath(locale, formPages[form])]) {
    const file = path === undefined ? undefined : site.files.get(path);
    if (path !== undefined && file?.isPage) return { file, locale: localeOf(site, path) };
  }
  return undefined;
}

/** Returns the live language with a tag, ignoring case; English if there is none. */
export function findLocale(site: Site, tag: string): SiteLocale {
  return site.locales.find((locale) => locale.tag.toLowerCase() === tag.toLowerCase()) ?? english;
}

/** Returns the live language of an address by its prefix. */
export function localeOf(site: Site, path: string): SiteLocale {
  const [, prefix] = path.split('/');
  return site.locales.find((locale) => locale.prefix === prefix) ?? english;
}

/** Built always, without a prefix. */
const english: SiteLocale = { code: 'en', prefix: '', tag: 'en' };

const formPages: Readonly<Record<FormName, string>> = {
  newsletter: '/',
  inquiry: '/',
  contact: '/contact',
  support: '/support',
  application: '/careers/apply',
};

/** RFC 5646, 4.4.1, recommends to support tags of this length. */
const maxTagLength = 35;

/** Returns the tag of the form's page language if it is live, or else English. */
export function liveLanguage(site: Site, texts: Readonly<Record<string, unknown>>): LanguageTag {
  return findLocale(site, boundedOr(texts[hiddenFields.language], maxTagLength)).tag;
}
