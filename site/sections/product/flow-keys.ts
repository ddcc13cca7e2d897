import type { AppId } from '#content/facts/apps.ts';
import { dataFlows, leavesPhone, type FlowId, type Station } from '#content/facts/data-flows.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { TrackCell } from './flow-track.ts';

/** Label keys of the stations. Those of companies are labeled with their names. */
export const stationKey = {
  phone: 'flow.station.phone',
  network: 'flow.station.network',
  websites: 'flow.station.websites',
  'trusted-phone': 'flow.station.trustedPhone',
  'own-place': 'flow.station.ownPlace',
  'other-phone': 'flow.station.otherPhone',
} as const satisfies Record<Exclude<Station, 'us' | 'google'>, LabelKey>;

/** Label keys of a line: what the data is, and how it is handled. */
export const flowKeys = {
  allowed: { what: 'flow.allowed.what', how: 'flow.allowed.how' },
  blocked: { what: 'flow.blocked.what', how: 'flow.blocked.how' },
  'block-count': { what: 'flow.blockCount.what', how: 'flow.blockCount.how' },
  pictures: { what: 'flow.pictures.what', how: 'flow.pictures.how' },
  backup: { what: 'flow.backup.what', how: 'flow.backup.how' },
  'lock-code': { what: 'flow.lockCode.what', how: 'flow.lockCode.how' },
  'opened-app': { what: 'flow.openedApp.what', how: 'flow.openedApp.how' },
  messages: { what: 'flow.messages.what', how: 'flow.messages.how' },
  pairing: { what: 'flow.pairing.what', how: 'flow.pairing.how' },
  traffic: { what: 'flow.traffic.what', how: 'flow.traffic.how' },
  address: { what: 'flow.address.what', how: 'flow.address.how' },
  purchase: { what: 'flow.purchase.what', how: 'flow.purchase.how' },
  passwords: { what: 'flow.passwords.what', how: 'flow.passwords.how' },
  transfer: { what: 'flow.transfer.what', how: 'flow.transfer.how' },
} as const satisfies Record<FlowId, { what: LabelKey; how: LabelKey }>;

/** Label keys of the legend: how a line is drawn. */
export const legendKey = {
  sealed: 'flow.legend.sealed',
  tunnel: 'flow.legend.tunnel',
  open: 'flow.legend.open',
  held: 'flow.legend.stopped',
} as const satisfies Record<NonNullable<TrackCell['way']>, LabelKey>;

/** Label key of the diagram's heading, which names what stays on the phone only if one of its lines does. */
export const flowTitleKey = (app: AppId): LabelKey =>
  dataFlows[app].lines.every(leavesPhone) ? 'flow.leaves' : 'flow.title';
