/**
 * What stays on the phone and what leaves it while an app is used: data for the diagram on product pages. It matches the privacy policies
 * (`app-privacy.ts`); `data-flows.test.ts` compares the two.
 */
import type { DataKind } from './app-privacy.ts';
import type { AppId } from './apps.ts';

/** Stations of the diagram. `own-place`: wherever the user saves a file. `other-phone`: the user's own, over their own Wi-Fi. */
export const stations = ['phone', 'network', 'us', 'websites', 'trusted-phone', 'own-place', 'other-phone'] as const;
export type Station = (typeof stations)[number];

/** State of a line segment: `encrypted` by our app for its destination, or `open`, unchanged by our app. */
export type Stretch = 'open' | 'encrypted';

/** Everything that has a line in a diagram. */
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

/** One line of a diagram. */
export type FlowLine = {
  id: FlowId;
  /** Stations after the phone that can see it, and in which state it arrives. It bypasses those in between. */
  stops: Partial<Record<Exclude<Station, 'phone'>, Stretch>>;
  /** Something is stopped here: on the phone, or at our server. Without it, data without stops stays on the phone. */
  held?: true;
  /** Data of the privacy policy that it represents. */
  data: readonly DataKind[];
};

type DataFlow = {
  /** Columns of the diagram, starting with the phone. */
  stations: readonly ['phone', ...Exclude<Station, 'phone'>[]];
  lines: readonly FlowLine[];
};

const backup = (data: DataKind): FlowLine => ({ id: 'backup', stops: { 'own-place': 'encrypted' }, data: [data] });

/** Whether something leaves the phone by this line, rather than stay on it or be stopped there. */
export const leavesPhone = ({ stops }: FlowLine): boolean => Object.keys(stops).length > 0;

/** The diagram of each app. */
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
    lines: [{ id: 'pictures', stops: {}, data: ['vault-files', 'vault-keys'] }, backup('vault-backup')],
  },
  applock: {
    stations: ['phone', 'network', 'us', 'websites'],
    lines: [
      { id: 'lock-code', stops: {}, data: ['locked-apps', 'lock-secret'] },
      { id: 'opened-app', stops: {}, data: ['front-app'] },
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
    stations: ['phone', 'us', 'own-place', 'other-phone'],
    lines: [
      { id: 'passwords', stops: {}, data: ['entries', 'entry-keys'] },
      backup('entries-export'),
      { id: 'transfer', stops: { 'other-phone': 'encrypted' }, data: ['transfer-copy'] },
    ],
  },
};
