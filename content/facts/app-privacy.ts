/**
 * What each app stores about its user on each platform: the facts in the twelve privacy policies. The texts for all ids
 * are in `content/legal/<locale>/app-privacy.yaml` and `content/app-data`. Their schemas are built from these lists, so
 * a missing text stops the build.
 */
import { appIds, platforms } from './apps.ts';
import type { AppId, Platform } from './apps.ts';
import { storeLinks } from './company.ts';
import { permissionsOf, type AskedPermission } from './permissions.ts';
import { policyChanges } from './policy-changes.ts';

/** Kinds of data an app stores or processes briefly. */
export const dataKinds = [
  'app-settings',
  'app-rules',
  'connection-log',
  'rules-export',
  'block-count',
  'vault-files',
  'vault-keys',
  'vault-backup',
  'locked-apps',
  'lock-secret',
  'front-app',
  'pairing-keys',
  'pairing-entry',
  'relayed-messages',
  'location',
  'unlock-photos',
  'sim-mark',
  'lock-message',
  'request-list',
  'vpn-keys',
  'vpn-choices',
  'vpn-peer',
  'vpn-load',
  'purchase-token',
  'access-pass',
  'sales-records',
  'entries',
  'entry-keys',
  'entries-export',
  'transfer-copy',
  'csv-import',
  'autofill-request',
  'suggestion-list',
  'clipboard',
] as const;
export type DataKind = (typeof dataKinds)[number];

/** Where data is stored. `chosen-place`: wherever the user saves a file; `other-phone`: the phone they move to. */
export const places = ['device', 'trusted-phone', 'other-phone', 'chosen-place', 'server-memory', 'server'] as const;
export type Place = (typeof places)[number];

/** How long data is kept. */
export const retentions = [
  'moment',
  'clipboard-seconds',
  'session',
  '7-days',
  'delivery-7-days',
  'latest-20',
  'until-replaced',
  'until-deleted',
  'until-uninstalled',
  'until-uninstalled-keychain',
  'until-unpaired',
  'until-autofill-off',
  'plan',
  'plan-60-days',
  'bookkeeping-7-years',
  'added-to-total',
] as const;
export type Retention = (typeof retentions)[number];

/**
 * Legal basis under the GDPR. `yours`: none needed, the data stays with the user. `anonymous`:
 * not linked to a person. The others are Article 6(1)(b) and (c).
 */
export const grounds = ['yours', 'anonymous', 'contract', 'legal-duty'] as const;
export type Ground = (typeof grounds)[number];

/** Third-party services that an app depends on; the user is their customer. May be empty. */
export const thirdParties = ['google-push', 'google-play-billing'] as const;
export type ThirdParty = (typeof thirdParties)[number];

/** One line of a policy's table of data. */
export type StoredData = {
  kind: DataKind;
  place: Place;
  retention: Retention;
  ground: Ground;
  /** Exists only if the user enabled a feature or took an action. */
  optional: boolean;
};

/** What an app does on one platform. */
type Practice = {
  data: readonly StoredData[];
  thirdParties: readonly ThirdParty[];
};

/** One of the twelve policies. */
export type AppPrivacy = Practice & {
  path: `/privacy-${Platform}-${AppId}`;
  app: AppId;
  platform: Platform;
  /** Whether the app is in this platform's store now. If not, there is no data and no permission to list. */
  available: boolean;
  /** Date of the policy in force (ISO 8601): that of the newest change listed in the template. */
  version: string;
  /** Whether the app is directed to children. None is. */
  directedToChildren: false;
  permissions: readonly AskedPermission[];
};

/** Current version of all twelve, which share one template. */
const [version] = policyChanges['app-privacy'];

/** Data that stays with the user and never reaches us. */
const yours = (kind: DataKind, retention: Retention, place: Place = 'device'): StoredData => ({
  kind,
  place,
  retention,
  ground: 'yours',
  optional: false,
});

/** The same, but created only by an action of the user. */
const yoursIfUsed = (kind: DataKind, retention: Retention, place: Place = 'device'): StoredData => ({
  ...yours(kind, retention, place),
  optional: true,
});

/** Data on our servers. */
const ours = (
  kind: DataKind,
  retention: Retention,
  ground: Exclude<Ground, 'yours'>,
  own: { place?: 'server' | 'server-memory'; optional?: boolean } = {},
): StoredData => ({ kind, place: own.place ?? 'server', retention, ground, optional: own.optional ?? false });

const settings = yours('app-settings', 'until-uninstalled');

const vault = [
  yours('vault-files', 'until-deleted'),
  yoursIfUsed('vault-backup', 'until-deleted', 'chosen-place'),
  settings,
];

const entries = [
  yours('entries', 'until-deleted'),
  yoursIfUsed('autofill-request', 'moment'),
  yoursIfUsed('clipboard', 'clipboard-seconds'),
  yoursIfUsed('csv-import', 'moment'),
  yoursIfUsed('entries-export', 'until-deleted', 'chosen-place'),
  yoursIfUsed('transfer-copy', 'until-deleted', 'other-phone'),
  settings,
];

/** What each app does on each platform. Missing platforms have no app. */
const practices: Readonly<Record<AppId, Partial<Record<Platform, Practice>>>> = {
  firewall: {
    android: {
      data: [
        yours('app-rules', 'until-uninstalled'),
        yours('connection-log', '7-days'),
        yoursIfUsed('rules-export', 'until-deleted', 'chosen-place'),
        settings,
        ours('block-count', 'added-to-total', 'anonymous', { optional: true }),
      ],
      thirdParties: [],
    },
  },
  photovault: {
    android: {
      data: [yours('vault-keys', 'until-uninstalled'), ...vault],
      thirdParties: [],
    },
    ios: {
      data: [yours('vault-keys', 'until-uninstalled-keychain'), ...vault],
      thirdParties: [],
    },
  },
  applock: {
    android: {
      data: [
        yours('locked-apps', 'until-uninstalled'),
        yours('lock-secret', 'until-uninstalled'),
        yours('front-app', 'moment'),
        settings,
      ],
      thirdParties: [],
    },
  },
  antitheft: {
    android: {
      data: [
        yours('pairing-keys', 'until-unpaired'),
        yours('location', 'until-replaced'),
        yours('location', 'until-deleted', 'trusted-phone'),
        yoursIfUsed('unlock-photos', 'latest-20'),
        yoursIfUsed('unlock-photos', 'until-deleted', 'trusted-phone'),
        yoursIfUsed('sim-mark', 'until-replaced'),
        yoursIfUsed('lock-message', 'until-replaced'),
        yours('request-list', 'until-uninstalled'),
        settings,
        ours('relayed-messages', 'delivery-7-days', 'contract'),
        ours('pairing-entry', 'until-unpaired', 'contract'),
      ],
      thirdParties: ['google-push'],
    },
  },
  vpn: {
    android: {
      data: [
        yours('vpn-keys', 'until-uninstalled'),
        yours('vpn-choices', 'until-uninstalled'),
        yoursIfUsed('access-pass', 'plan'),
        settings,
        ours('vpn-peer', 'session', 'contract', { place: 'server-memory' }),
        ours('vpn-load', 'added-to-total', 'anonymous'),
        ours('purchase-token', 'plan-60-days', 'contract', { optional: true }),
        ours('sales-records', 'bookkeeping-7-years', 'legal-duty', { optional: true }),
      ],
      thirdParties: ['google-play-billing'],
    },
  },
  password: {
    android: {
      data: [yours('entry-keys', 'until-uninstalled'), ...entries],
      thirdParties: [],
    },
    ios: {
      data: [
        yours('entry-keys', 'until-uninstalled-keychain'),
        yoursIfUsed('suggestion-list', 'until-autofill-off'),
        ...entries,
      ],
      thirdParties: [],
    },
  },
};

const nothing: Practice = { data: [], thirdParties: [] };

/** What an app does on a platform. Throws for a store listing without data, because its policy would be wrong. */
function practiceOf(app: AppId, platform: Platform): Practice {
  const practice = practices[app][platform];
  if (!practice && storeLinks[app][platform] !== undefined) {
    throw new Error(
      `content/facts/app-privacy.ts: "${app}" has a store link for ${platform}, but no practice is written for it`,
    );
  }
  return practice ?? nothing;
}

/** The twelve policies: Android and iOS of each app. */
export const appPrivacy: readonly AppPrivacy[] = appIds.flatMap((app) =>
  platforms.map((platform) => ({
    path: `/privacy-${platform}-${app}` as const,
    app,
    platform,
    available: storeLinks[app][platform] !== undefined,
    version,
    directedToChildren: false as const,
    ...practiceOf(app, platform),
    permissions: permissionsOf(app).filter((permission) => permission.platform === platform),
  })),
);
