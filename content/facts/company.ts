/**
 * The company: everything a page, a mail or a search engine says about who runs the site. The one file to change for
 * another company. No text for readers stands here but names and addresses, which are the same in every language.
 */

import type { AppId, Platform } from './apps.ts';

/** Where an app can be installed from. A platform without a link: the app is not on that platform's store now. */
type StoreLinks = Readonly<Partial<Record<Platform, string>>>;

/**
 * Name, addresses and founding of the company. Address and registration number are examples: there is no such firm, and
 * the domain `.example` belongs to nobody (RFC 2606).
 */
export const company = {
  name: 'Northlamp',
  legalName: 'Northlamp AB',
  /** An example in the form of a Swedish organization number. */
  registrationNumber: '000000-0000',
  founded: 2019,
  address: {
    street: 'Lampgränd 4',
    postalCode: '972 38',
    city: 'Luleå',
    country: 'Sweden',
    /** ISO 3166-1 alpha-2, for structured data and `Intl.DisplayNames`. */
    countryCode: 'SE',
  },
  mail: {
    hello: 'hello@northlamp.example',
    support: 'support@northlamp.example',
    press: 'press@northlamp.example',
    privacy: 'privacy@northlamp.example',
    careers: 'careers@northlamp.example',
    security: 'security@northlamp.example',
  },
} as const;

/** The pages of all our apps in each store, where the header's download button leads. The ids are invented. */
export const developerPages = {
  android: 'https://play.google.com/store/apps/dev?id=0000000000000000001',
  ios: 'https://apps.apple.com/developer/northlamp-ab/id0000000000',
} as const satisfies Record<Platform, string>;

/** What an app is called, which is never translated. */
export const appNames = {
  firewall: 'Northlamp Firewall',
  photovault: 'Northlamp Photo Vault',
  applock: 'Northlamp AppLock',
  antitheft: 'Northlamp Anti-Theft',
  vpn: 'Northlamp VPN',
  password: 'Northlamp Password Manager',
} as const satisfies Record<AppId, string>;

/** Store listings by app. The ids are invented. */
export const storeLinks: Readonly<Record<AppId, StoreLinks>> = {
  firewall: { android: 'https://play.google.com/store/apps/details?id=example.northlamp.firewall' },
  photovault: {
    android: 'https://play.google.com/store/apps/details?id=example.northlamp.photovault',
    ios: 'https://apps.apple.com/app/northlamp-photo-vault/id0000000001',
  },
  applock: { android: 'https://play.google.com/store/apps/details?id=example.northlamp.applock' },
  antitheft: { android: 'https://play.google.com/store/apps/details?id=example.northlamp.antitheft' },
  vpn: { android: 'https://play.google.com/store/apps/details?id=example.northlamp.vpn' },
  password: {
    android: 'https://play.google.com/store/apps/details?id=example.northlamp.password',
    ios: 'https://apps.apple.com/app/northlamp-password-manager/id0000000002',
  },
};
