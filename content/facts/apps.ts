/** The six apps: language-independent data. */
import { appIds, platforms } from '#contracts/apps.ts';
import { vpn } from './vpn.ts';

export { appIds, platforms };

/** One of the six apps. */
export type AppId = (typeof appIds)[number];

/** One of the platforms. */
export type Platform = (typeof platforms)[number];

/** One way to have an app. */
export type Offer = {
  /** Including VAT; 0 is free. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** How long a payment lasts; undefined: nothing is due. */
  period?: 'year';
};

/** What an app costs, as data and in words. */
export type Price = {
  /** All offers, the cheapest first. */
  offers: readonly Offer[];
  /** Label key of a sentence for the app's page. */
  sentence: 'product.price.free' | 'product.price.vpn';
  /** Label key of a few words for tables and lists. */
  short: 'products.compare.free' | 'products.compare.plan';
};

const freeOffer: Offer = { amount: 0, currency: vpn.price.currency };

const free: Price = { offers: [freeOffer], sentence: 'product.price.free', short: 'products.compare.free' };

const vpnPrice: Price = {
  offers: [freeOffer, { ...vpn.price, period: 'year' }],
  sentence: 'product.price.vpn',
  short: 'products.compare.plan',
};

export type App = {
  id: AppId;
  /** Last segment of the product page's path. */
  slug: string;
  /** Platforms the app is available on; drives the catalogue filter and the store buttons. */
  platforms: readonly Platform[];
  price: Price;
  /** The app that Android stops while this one runs, because it runs only one VPN at a time. */
  stops?: AppId;
  /** Its FAQ pages, `/faq/{page}`. */
  faq: readonly { page: string; platform: Platform }[];
  /** Its privacy policies, `/{page}`. */
  policies: readonly [string, string];
  /** Related apps, shown at the end of its page. */
  related: readonly [AppId, AppId];
};

/** All apps, in the order of the catalogue. */
export const apps: readonly App[] = [
  {
    id: 'firewall',
    slug: 'firewall',
    platforms: ['android'],
    price: free,
    faq: [{ page: 'FAQFirewallAndroid', platform: 'android' }],
    policies: ['privacy-android-firewall', 'privacy-ios-firewall'],
    related: ['vpn', 'applock'],
  },
  {
    id: 'photovault',
    slug: 'photovault',
    platforms: ['android', 'ios'],
    price: free,
    faq: [
      { page: 'FAQPhotoVaultAndroid', platform: 'android' },
      { page: 'FAQPhotoVaultiOS', platform: 'ios' },
    ],
    policies: ['privacy-android-photovault', 'privacy-ios-photovault'],
    related: ['password', 'applock'],
  },
  {
    id: 'applock',
    slug: 'applock',
    platforms: ['android'],
    price: free,
    faq: [
      { page: 'FAQApplockAndroid', platform: 'android' },
      { page: 'FAQApplockiOS', platform: 'ios' },
    ],
    policies: ['privacy-android-applock', 'privacy-ios-applock'],
    related: ['photovault', 'antitheft'],
  },
  {
    id: 'antitheft',
    slug: 'anti-theft',
    platforms: ['android'],
    price: free,
    faq: [
      { page: 'FAQAntiTheftAndroid', platform: 'android' },
      { page: 'FAQAntiTheftiOS', platform: 'ios' },
    ],
    policies: ['privacy-android-antitheft', 'privacy-ios-antitheft'],
    related: ['applock', 'password'],
  },
  {
    id: 'vpn',
    slug: 'vpn',
    platforms: ['android'],
    price: vpnPrice,
    stops: 'firewall',
    faq: [
      { page: 'FAQVPNAndroid', platform: 'android' },
      { page: 'FAQVPNiOS', platform: 'ios' },
    ],
    policies: ['privacy-android-vpn', 'privacy-ios-vpn'],
    related: ['firewall', 'password'],
  },
  {
    id: 'password',
    slug: 'password-manager',
    platforms: ['android', 'ios'],
    price: free,
    faq: [
      { page: 'FAQPasswordManagerAndroid', platform: 'android' },
      { page: 'FAQPasswordManageriOS', platform: 'ios' },
    ],
    policies: ['privacy-android-password', 'privacy-ios-password'],
    related: ['photovault', 'vpn'],
  },
];

/** Settings of the catalogue on home and products. */
export const catalogueSettings: {
  /** Whether the filter offers iOS. */
  iosFilter: boolean;
} = { iosFilter: true };

/** The app with this id. */
export function appById(id: AppId): App {
  const app = apps.find((candidate) => candidate.id === id);
  if (!app) throw new Error(`no app has the id "${id}"`);
  return app;
}

/** An FAQ page with its platform and app. */
export type FaqPage = { page: string; platform: Platform; app: App };

/** All FAQ pages, in catalogue order. */
export const faqPages: readonly FaqPage[] = apps.flatMap((app) => app.faq.map((one) => ({ ...one, app })));

/** The FAQ page `/faq/{page}`. */
export function faqPageOf(page: string): FaqPage {
  const found = faqPages.find((one) => one.page === page);
  if (!found) throw new Error(`content/faq: no app in content/facts/apps.ts has a page "${page}"`);
  return found;
}
