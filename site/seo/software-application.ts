import type { MobileApplication, Offer } from 'schema-dts';
import { platforms, type App } from '#content/facts/apps.ts';
import { appNames, storeLinks } from '#content/facts/company.ts';
import { vpn } from '#content/facts/vpn.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { absolute } from './absolute.ts';
import { publisher } from './organization.ts';
import { shareImage } from './share-image.ts';
import type { StructuredData } from './structured-data.ts';

const { amount, currency } = vpn.price;

const free = { '@type': 'Offer', price: 0, priceCurrency: currency } as const satisfies Offer;

/** Price of the VPN's yearly plan. */
const yearly = {
  '@type': 'Offer',
  price: amount,
  priceCurrency: currency,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: currency,
    valueAddedTaxIncluded: true,
    billingDuration: 'P1Y',
  },
} as const satisfies Offer;

/**
 * Returns structured data (schema.org) of an app. All apps are free to install. There is no rating, because we only
 * publish an overall rating, which would be wrong for each of them.
 */
export function softwareApplication(
  { path, t, language }: Locale,
  app: App,
  description: string,
): StructuredData<MobileApplication> {
  return {
    '@type': 'MobileApplication',
    name: appNames[app.id],
    description,
    url: absolute(path(`/product/${app.slug}`)),
    image: absolute(shareImage(`/product/${app.slug}`, language.tag)),
    applicationCategory: 'SecurityApplication',
    operatingSystem: app.platforms.map((platform) => t(platformKey[platform])).join(', '),
    installUrl: platforms.flatMap((platform) => storeLinks[app.id][platform] ?? []),
    offers: app.id === 'vpn' ? [free, yearly] : free,
    publisher,
  };
}
