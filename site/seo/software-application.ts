import type { MobileApplication, Offer } from 'schema-dts';
import { platforms, type App, type Offer as AppOffer } from '#content/facts/apps.ts';
import { appNames, storeLinks } from '#content/facts/company.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { absolute } from './absolute.ts';
import { publisher } from './organization.ts';
import { shareImage } from './share-image.ts';
import type { StructuredData } from './structured-data.ts';

/**
 * Returns structured data (schema.org) of an app with everything it costs. There is no rating, because we only
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
    offers: app.price.offers.map(offerOf),
    publisher,
  };
}

function offerOf({ amount: price, currency: priceCurrency, period }: AppOffer): Offer {
  const offer = { '@type': 'Offer', price, priceCurrency } as const;
  if (!period) return offer;
  return {
    ...offer,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      valueAddedTaxIncluded: true,
      billingDuration: 'P1Y',
    },
  };
}
