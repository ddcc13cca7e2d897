/** Label keys by app and platform, each written in full so that a search for a key finds where it is used. */
import type { AppId, Platform } from '#content/facts/apps.ts';
import type { LabelKey } from './resources.ts';

/** Short names of the apps; never translated, but some scripts add their own marks. */
export const appNameKey = {
  firewall: 'app.firewall',
  photovault: 'app.photovault',
  applock: 'app.applock',
  antitheft: 'app.antitheft',
  vpn: 'app.vpn',
  password: 'app.password',
} as const satisfies Record<AppId, LabelKey>;

/** The catalogue's descriptions. */
export const appDescriptionKey = {
  firewall: 'catalogue.firewall',
  photovault: 'catalogue.photovault',
  applock: 'catalogue.applock',
  antitheft: 'catalogue.antitheft',
  vpn: 'catalogue.vpn',
  password: 'catalogue.password',
} as const satisfies Record<AppId, LabelKey>;

/** Purpose of each app in a few words. */
export const appNeedKey = {
  firewall: 'products.need.firewall',
  photovault: 'products.need.photovault',
  applock: 'products.need.applock',
  antitheft: 'products.need.antitheft',
  vpn: 'products.need.vpn',
  password: 'products.need.password',
} as const satisfies Record<AppId, LabelKey>;

/** Status of each app on the hero's phone. */
export const appStateKey = {
  firewall: 'home.phone.firewall',
  photovault: 'home.phone.photovault',
  applock: 'home.phone.applock',
  antitheft: 'home.phone.antitheft',
  vpn: 'home.phone.vpn',
  password: 'home.phone.password',
} as const satisfies Record<AppId, LabelKey>;

/** A phone without each app, on the hero's phone. */
export const darkStateKey = {
  firewall: 'home.phone.dark.firewall',
  photovault: 'home.phone.dark.photovault',
  applock: 'home.phone.dark.applock',
  antitheft: 'home.phone.dark.antitheft',
  vpn: 'home.phone.dark.vpn',
  password: 'home.phone.dark.password',
} as const satisfies Record<AppId, LabelKey>;

/** Names of the platforms. */
export const platformKey = {
  android: 'platform.android',
  ios: 'platform.ios',
} as const satisfies Record<Platform, LabelKey>;

/** Names of the stores, full labels of their buttons, and descriptions of their QR codes. */
export const storeKeys = {
  android: { name: 'store.android', get: 'store.android.get' },
  ios: { name: 'store.ios', get: 'store.ios.get' },
} as const satisfies Record<Platform, Record<string, LabelKey>>;

/** Whether an app is in a store. */
export const storeStateKey = {
  android: { on: 'store.android.on', off: 'store.android.off' },
  ios: { on: 'store.ios.on', off: 'store.ios.off' },
} as const satisfies Record<Platform, Record<'on' | 'off', LabelKey>>;
