import type { Target } from './phone.ts';

/** Tiles of the home screen: the apps, and the app that AppLock is disguised as. */
export type Tile = Target | 'calculator';

/** Keys of the names. */
export const tileKeys = {
  messages: 'stage.applock.messages',
  bank: 'stage.password.bank',
  maps: 'stage.firewall.maps',
  photos: 'applock.photos',
  applock: 'applock.name',
  calculator: 'applock.calculator',
} as const satisfies Record<Tile, string>;

/** The badge of a locked app. */
export const padlock = 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a4 4 0 0 1 8 0v3';
