import type { AppName, Network } from './traffic.ts';

/** Keys of the apps' names. */
export const appKeys = {
  maps: 'stage.firewall.maps',
  messages: 'stage.firewall.messages',
  mail: 'stage.password.mail',
  videos: 'stage.firewall.videos',
  game: 'stage.firewall.game',
  flashlight: 'stage.firewall.flashlight',
} as const satisfies Record<AppName, string>;

/** Keys of the names of switches: an app's permission for a network. */
export const switchKeys = {
  wifi: 'firewall.wifiFor',
  mobile: 'firewall.mobileFor',
} as const satisfies Record<Network, string>;

/** Keys of the networks' names. */
export const networkKeys = {
  wifi: 'firewall.wifi',
  mobile: 'firewall.mobile',
} as const satisfies Record<Network, string>;

/** Keys of the messages about the visitor's last action. */
export const resultKeys = {
  wifi: { allowed: 'firewall.wifi.allowed', blocked: 'firewall.wifi.blocked' },
  mobile: { allowed: 'firewall.mobile.allowed', blocked: 'firewall.mobile.blocked' },
} as const satisfies Record<Network, unknown>;

/** The networks on a grid of 24 units: waves and bars. */
export const networkDrawings = {
  wifi: 'M4 10a12 12 0 0 1 16 0M7 13.5a8 8 0 0 1 10 0M12 18h0',
  mobile: 'M5 18v-2M10 18v-5M15 18v-8M20 18V6',
} as const satisfies Record<Network, string>;

/** What became of a connection, on a grid of 24 units: a check mark and a cross. */
export const outcomeDrawings = { allowed: 'm6 12.5 4 4 8-9', blocked: 'M6 6l12 12M18 6L6 18' } as const;
