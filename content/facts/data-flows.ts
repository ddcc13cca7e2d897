/**
 * What stays on the phone and what leaves it while an app is used: data for the diagram on product pages. It matches the privacy policies
 * (`app-privacy.ts`); `data-flows.test.ts` compares the two.
 */
import type { DataKind } from './app-privacy.ts';
import type { AppId } from './apps.ts';

/**
 * Stations of the diagram. `own-place`: wherever the user saves a file. `other-phone`: the user's own, over their own Wi-Fi.
 * `google`: its push service.
 */
export const stations = [
  'phone',
  'network',
  'us',
  'websites',
  'google',
  'trusted-phone',
  'own-place',
  'other-phone',
] as const;
export type Station = (typeof stations)[number];

/**
 * How a line arrives somewhere. `sealed`: only the user's own phones can read it. `tunnel`: encrypted as far as our server,
 * which passes it on. `open`: with no more than the usual encryption, so that the receiver can read it.
 */
export type Stretch = 'sealed' | 'tunnel' | 'open';

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

const backup = (data: DataKind): FlowLine => ({ id: 'backup', stops: { 'own-place': 'sealed' }, data: [data] });

/** Whether something leaves the phone by this line, rather than stay on it or be stopped there. */
export const leavesPhone = ({ stops }: FlowLine): boolean => Object.keys(stops).length > 0;

/** What reaches our servers from an app, whether we keep it or not: fewer lines than those that leave the phone. */
export const reachesUs = (app: AppId): readonly FlowLine[] => dataFlows[app].lines.filter(({ stops }) => stops.us);

/** The diagram of each app. */
export const dataFlows: Readonly<Record<AppId, DataFlow>> = {
  firewall: {
    stations: ['phone', 'websites', 'us'],
    lines: [
      { id: 'allowed', stops: { websites: 'open' }, data: [] },
      { id: 'blocked', stops: {}, held: true, data: ['app-rules', 'connection-log'] },
      { id: 'block-count', stops: { us: 'open' }, data: ['block-count'] },
    ],
  },
  photovault: {
    stations: ['phone', 'own-place', 'us'],
    lines: [{ id: 'pictures', stops: {}, data: ['vault-files', 'vault-keys'] }, backup('vault-backup')],
  },
  applock: {
    stations: ['phone', 'us'],
    lines: [
      { id: 'lock-code', stops: {}, data: ['locked-apps', 'lock-secret'] },
      { id: 'opened-app', stops: {}, data: ['front-app'] },
    ],
  },
  antitheft: {
    stations: ['phone', 'us', 'google', 'trusted-phone'],
    lines: [
      {
        id: 'messages',
        stops: { us: 'sealed', 'trusted-phone': 'sealed' },
        data: ['relayed-messages', 'location', 'unlock-photos', 'lock-message'],
      },
      { id: 'pairing', stops: { us: 'open', google: 'open' }, data: ['pairing-entry'] },
    ],
  },
  vpn: {
    stations: ['phone', 'network', 'us', 'websites'],
    lines: [
      { id: 'traffic', stops: { network: 'tunnel', us: 'tunnel', websites: 'open' }, data: ['vpn-load'] },
      { id: 'address', stops: { network: 'open', us: 'open' }, held: true, data: ['vpn-peer'] },
      { id: 'purchase', stops: { us: 'open' }, data: ['purchase-token', 'sales-records'] },
    ],
  },
  password: {
    stations: ['phone', 'own-place', 'other-phone', 'us'],
    lines: [
      { id: 'passwords', stops: {}, data: ['entries', 'entry-keys'] },
      backup('entries-export'),
      { id: 'transfer', stops: { 'other-phone': 'sealed' }, data: ['transfer-copy'] },
    ],
  },
};
