import { platforms, type App } from '#content/facts/apps.ts';
import { appNames, company, storeLinks } from '#content/facts/company.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { absolute } from './Metadata.tsx';

/** schema.org data of an app. All of them are free to install. */
export function softwareApplication({ path, t }: Locale, app: App, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MobileApplication',
    name: appNames[app.id],
    description,
    url: absolute(path(`/product/${app.slug}`)),
    image: absolute('/icon-512.png'),
    applicationCategory: 'SecurityApplication',
    operatingSystem: app.platforms.map((platform) => t(platformKey[platform])).join(', '),
    installUrl: platforms.map((platform) => storeLinks[app.id][platform]).filter(Boolean),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: company.name, url: absolute('/') },
  };
}
