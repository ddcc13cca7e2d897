/**
 * The company: everything that pages, mails and structured data state about the operator. The one file to change for
 * another company. Apart from names and addresses, which are the same in every language, it has no visitor-facing text.
 */

import type { AppId, Platform } from './apps.ts';

/** Store listings by platform. No link: the app is not in that store now. */
type StoreLinks = Readonly<Partial<Record<Platform, string>>>;

/**
 * Name, addresses and founding of the company. Address and registration number are examples: the company is fictional, and
 * the `.example` domain is reserved (RFC 2606).
 */
export const company = {
  name: 'Northlamp',
  legalName: 'Northlamp AB',
  /** Example in the format of a Swedish organization number. */
  registrationNumber: '000000-0000',
  /** Example in the format of a Swedish VAT number: the organization number between SE and 01. */
  vatNumber: 'SE000000000001',
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

/** Developer pages in the stores, linked from the download button in the header. Example ids. */
export const developerPages = {
  android: 'https://play.google.com/store/apps/dev?id=0000000000000000001',
  ios: 'https://apps.apple.com/developer/northlamp-ab/id0000000000',
} as const satisfies Record<Platform, string>;

/** Names of the apps; never translated. */
export const appNames = {
  firewall: 'Northlamp Firewall',
  photovault: 'Northlamp Photo Vault',
  applock: 'Northlamp AppLock',
  antitheft: 'Northlamp Anti-Theft',
  vpn: 'Northlamp VPN',
  password: 'Northlamp Password Manager',
} as const satisfies Record<AppId, string>;

/** Store listings by app. Example ids. */
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
