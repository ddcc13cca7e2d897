import type { FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import type { Site, SiteFile, SiteLocale } from '#server/http/static/load-site.ts';

/** A page of the build and its language. */
export type LocalPage = { file: SiteFile; locale: SiteLocale };

/** The page to show a form's errors on: the first of `paths` that is a page, else the form's own. */
export function findFormPage(
  site: Site,
  form: FormName,
  paths: readonly (string | undefined)[],
  language: string,
): LocalPage | undefined {
  const locale = findLocale(site, language);
  for (const path of [...paths, localAddress(locale, formPages[form])]) {
    const file = path === undefined ? undefined : site.files.get(path);
    if (path !== undefined && file?.isPage) return { file, locale: localeOf(site, path) };
  }
  return undefined;
}

/** The live language of a tag, in any letter case; English for any other text. */
export function findLocale(site: Site, tag: string): SiteLocale {
  return site.locales.find((locale) => locale.tag.toLowerCase() === tag.toLowerCase()) ?? defaultLocale(site);
}

/** The live language of an address, by its prefix. */
function localeOf(site: Site, path: string): SiteLocale {
  const [, prefix = ''] = path.split('/');
  return site.locales.find((locale) => locale.prefix !== '' && locale.prefix === prefix) ?? defaultLocale(site);
}

/** An English address in a language. */
export function localAddress({ prefix }: SiteLocale, address: string): string {
  if (prefix === '') return address;
  return address === '/' ? `/${prefix}` : `/${prefix}${address}`;
}

function defaultLocale({ locales }: Site): SiteLocale {
  return locales.find(({ prefix }) => prefix === '') ?? { code: 'en', prefix: '', tag: 'en' };
}

const formPages: Readonly<Record<FormName, string>> = {
  newsletter: '/',
  inquiry: '/',
  contact: '/contact',
  support: '/support',
  application: '/careers/apply',
};

/** Tag of the live language that a form says its page is in; English where it says none that is live. */
export function liveLanguage(site: Site, texts: Readonly<Record<string, unknown>>): string {
  const tag = texts[hiddenFields.language];
  return findLocale(site, typeof tag === 'string' ? tag : '').tag;
}
