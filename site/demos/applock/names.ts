import type { Target } from './phone.ts';

/** Tiles of the home screen: the apps, and the app that AppLock is disguised as. */
type HomeTile = Target | 'calculator';

/** Keys of the names. */
export const tileKeys = {
  messages: 'stage.applock.messages',
  bank: 'stage.password.bank',
  maps: 'stage.firewall.maps',
  photos: 'applock.photos',
  mail: 'stage.password.mail',
  applock: 'applock.name',
  calculator: 'applock.calculator',
} as const satisfies Record<HomeTile, string>;
