import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import type { Crop } from './PhoneScreen.tsx';
import type { ScreenName } from './screen-states.ts';

/** A picture of an app, and the part of it that is shown. */
export type ScreenPicture = ScreenName & { crop?: Crop };

/** The picture of each app beside its questions. */
export const questionPictures = {
  firewall: { app: 'firewall', state: 'start', crop: 'middle' },
  photovault: { app: 'photovault', state: 'sealed', crop: 'start' },
  applock: { app: 'applock', state: 'allowed', crop: 'start' },
  antitheft: { app: 'antitheft', state: 'start', crop: 'start' },
  vpn: { app: 'vpn', state: 'start', crop: 'start' },
  password: { app: 'password', state: 'start', crop: 'middle' },
} as const satisfies Record<AppIconName, ScreenPicture>;
