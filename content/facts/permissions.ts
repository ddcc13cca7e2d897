/**
 * Permissions that each app requests. One list for product pages and privacy policies: the names are in
 * `content/app-data/<locale>/names.yaml`, the reasons in `content/legal/<locale>/app-privacy.yaml` and, shorter, in
 * `content/products/<locale>/<app>.yaml`.
 */
import type { AppId, Platform } from './apps.ts';

/** Permissions by platform and, where the reason differs, by app. */
export const permissionIds = [
  'android-vpn-service',
  'android-vpn-service-firewall',
  'android-notifications',
  'android-notifications-firewall',
  'android-notifications-antitheft',
  'android-notifications-password',
  'android-installed-apps-firewall',
  'android-installed-apps-applock',
  'android-installed-apps-vpn',
  'android-network-firewall',
  'android-network-antitheft',
  'android-network-vpn',
  'android-network-password',
  'android-battery',
  'android-photos',
  'android-camera-vault',
  'android-camera-antitheft',
  'android-camera-password',
  'android-microphone-vault',
  'android-biometrics',
  'android-usage-access',
  'android-overlay-applock',
  'android-overlay-antitheft',
  'android-accessibility',
  'android-device-admin-applock',
  'android-device-admin-antitheft',
  'android-location',
  'android-phone',
  'android-do-not-disturb',
  'android-autofill',
  'android-billing',
  'ios-photos',
  'ios-camera-vault',
  'ios-camera-password',
  'ios-microphone-vault',
  'ios-face-id',
  'ios-autofill',
  'ios-local-network',
] as const;
export type PermissionId = (typeof permissionIds)[number];

/**
 * Whether the app needs the permission. Without an optional one, only the related feature is unavailable. One that is
 * granted at installation comes with the app: the phone doesn't ask, and nobody can refuse it.
 */
export const needs = ['required', 'optional', 'granted'] as const;
export type Need = (typeof needs)[number];

/** A permission requested on a platform. */
export type AskedPermission = { id: PermissionId; platform: Platform; need: Need };

type RequestedIds = Readonly<Record<Need, readonly PermissionId[]>>;

/** By app, in the order shown on pages. A platform's permissions begin with its name. */
const requested: Readonly<Record<AppId, RequestedIds>> = {
  firewall: {
    required: ['android-vpn-service-firewall'],
    optional: ['android-notifications-firewall', 'android-battery'],
    granted: ['android-installed-apps-firewall', 'android-network-firewall'],
  },
  photovault: {
    required: [],
    optional: [
      'android-photos',
      'android-camera-vault',
      'android-microphone-vault',
      'ios-photos',
      'ios-camera-vault',
      'ios-microphone-vault',
      'ios-face-id',
    ],
    granted: ['android-biometrics'],
  },
  applock: {
    required: ['android-usage-access', 'android-overlay-applock'],
    optional: ['android-accessibility', 'android-device-admin-applock', 'android-notifications', 'android-battery'],
    granted: ['android-installed-apps-applock', 'android-biometrics'],
  },
  antitheft: {
    required: [
      'android-location',
      'android-device-admin-antitheft',
      'android-camera-antitheft',
      'android-overlay-antitheft',
      'android-notifications-antitheft',
    ],
    optional: ['android-phone', 'android-do-not-disturb', 'android-battery'],
    granted: ['android-network-antitheft'],
  },
  vpn: {
    required: ['android-vpn-service'],
    optional: ['android-notifications', 'android-battery'],
    granted: ['android-network-vpn', 'android-installed-apps-vpn', 'android-billing'],
  },
  password: {
    required: [],
    optional: [
      'android-autofill',
      'android-camera-password',
      'android-notifications-password',
      'ios-autofill',
      'ios-face-id',
      'ios-camera-password',
      'ios-local-network',
    ],
    granted: ['android-biometrics', 'android-network-password'],
  },
};

/** Permissions of an app on all its platforms, required ones first, then optional ones. */
export function permissionsOf(app: AppId): AskedPermission[] {
  return needs.flatMap((need) =>
    requested[app][need].map((id) => ({ id, platform: id.startsWith('android-') ? 'android' : 'ios', need })),
  );
}
