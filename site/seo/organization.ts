import type { Organization, WebSite } from 'schema-dts';
import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { absolute } from './absolute.ts';
import type { StructuredData } from './structured-data.ts';

/** The company as referenced by other data: author, publisher, employer. */
export const publisher = {
  '@type': 'Organization',
  name: company.name,
  url: absolute('/'),
} as const satisfies Organization;

/** Returns structured data (schema.org) of the home page: the company, and the website in its language. */
export function homeData({ path, language }: Locale): StructuredData[] {
  const site = {
    '@type': 'WebSite',
    name: company.name,
    url: absolute(path('/')),
    inLanguage: language.tag,
  } as const satisfies WebSite;
  const organization = {
    ...publisher,
    legalName: company.legalName,
    email: company.mail.hello,
    logo: absolute('/icon-512.png'),
  } as const satisfies Organization;
  return [organization, site];
}
