/**
 * What leaves the phone while an app is used: the facts behind the drawing on its page. They follow the privacy policies
 * (`app-privacy.ts`); `data-flows.test.ts` compares the two.
 */
import type { DataKind } from './app-privacy.ts';
import type { AppId } from './apps.ts';

/** Where a line can lead. `own-place` is wherever the user saves a file or sends a copy. */
export const stations = ['phone', 'network', 'us', 'websites', 'trusted-phone', 'own-place'] as const;
export type Station = (typeof stations)[number];

/** How a stretch of a line goes: `encrypted` by our app for where it leads, or `open`, as it is without our app. */
export type Stretch = 'open' | 'encrypted';

/** Everything that has a line in a drawing. */
export const flowIds = [
  'allowed',
  'blocked',
  'block-count',
  'pictures',
  'backup',
  'lock-code',
  'opened-app',
  'messages',
  'pairing',
  'traffic',
  'address',
  'purchase',
  'passwords',
  'transfer',
] as const;
export type FlowId = (typeof flowIds)[number];

/** One line of a drawing. */
export type FlowLine = {
  id: FlowId;
  /** The stations after the phone that see anything of it, and how it gets there. It passes those in between. */
  stops: Partial<Record<Exclude<Station, 'phone'>, Stretch>>;
  /** It ends here although others go on: on the phone, or at our server. */
  held?: true;
  /** What of the privacy policy it stands for. */
  data: readonly DataKind[];
};

type DataFlow = {
  /** The drawing's columns, from the phone on. */
  stations: readonly ['phone', ...Exclude<Station, 'phone'>[]];
  lines: readonly FlowLine[];
};

const backup = (data: DataKind): FlowLine => ({ id: 'backup', stops: { 'own-place': 'encrypted' }, data: [data] });

/** The drawing of each app. */
export const dataFlows: Readonly<Record<AppId, DataFlow>> = {
  firewall: {
    stations: ['phone', 'network', 'us', 'websites'],
    lines: [
      { id: 'allowed', stops: { network: 'open', websites: 'open' }, data: [] },
      { id: 'blocked', stops: {}, held: true, data: ['app-rules', 'connection-log'] },
      { id: 'block-count', stops: { us: 'open' }, data: ['block-count'] },
    ],
  },
  photovault: {
    stations: ['phone', 'network', 'us', 'own-place'],
    lines: [{ id: 'pictures', stops: {}, held: true, data: ['vault-files', 'vault-keys'] }, backup('vault-backup')],
  },
  applock: {
    stations: ['phone', 'network', 'us', 'websites'],
    lines: [
      { id: 'lock-code', stops: {}, held: true, data: ['locked-apps', 'lock-secret'] },
      { id: 'opened-app', stops: {}, held: true, data: ['front-app'] },
    ],
  },
  antitheft: {
    stations: ['phone', 'network', 'us', 'trusted-phone'],
    lines: [
      {
        id: 'messages',
        stops: { network: 'encrypted', us: 'encrypted', 'trusted-phone': 'encrypted' },
        data: ['relayed-messages', 'location', 'unlock-photos', 'lock-message'],
      },
      { id: 'pairing', stops: { us: 'open' }, data: ['pairing-entry'] },
    ],
  },
  vpn: {
    stations: ['phone', 'network', 'us', 'websites'],
    lines: [
      { id: 'traffic', stops: { network: 'encrypted', us: 'encrypted', websites: 'open' }, data: ['vpn-load'] },
      { id: 'address', stops: { network: 'open', us: 'open' }, held: true, data: ['vpn-peer'] },
      { id: 'purchase', stops: { us: 'open' }, data: ['purchase-token', 'sales-records'] },
    ],
  },
  password: {
    stations: ['phone', 'network', 'us', 'own-place'],
    lines: [
      { id: 'passwords', stops: {}, held: true, data: ['entries', 'entry-keys'] },
      backup('entries-export'),
      { id: 'transfer', stops: { network: 'encrypted', 'own-place': 'encrypted' }, data: ['transfer-copy'] },
    ],
  },
};
