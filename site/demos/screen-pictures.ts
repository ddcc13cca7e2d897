import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import type { Crop } from './PhoneScreen.tsx';
import type { ScreenName } from './screen-states.ts';

/** A picture of an app, and the part of it that is shown. */
export type ScreenPicture = ScreenName & { crop?: Crop };

type AppPictures = {
  /** One for each of the three steps of the product page. */
  steps: readonly [ScreenPicture, ScreenPicture, ScreenPicture];
  /** Without the app's protection. */
  before: ScreenPicture;
  /** With it. */
  after: ScreenPicture;
};

/** The pictures of each app on its product page. */
export const screenPictures = {
  firewall: {
    steps: [
      { app: 'firewall', state: 'start', crop: 'start' },
      { app: 'firewall', state: 'strict', crop: 'start' },
      { app: 'firewall', state: 'activity', crop: 'end' },
    ],
    before: { app: 'firewall', state: 'open', crop: 'end' },
    after: { app: 'firewall', state: 'activity', crop: 'end' },
  },
  photovault: {
    steps: [
      { app: 'photovault', state: 'pin', crop: 'middle' },
      { app: 'photovault', state: 'start', crop: 'start' },
      { app: 'photovault', state: 'sealed', crop: 'start' },
    ],
    before: { app: 'photovault', state: 'start', crop: 'start' },
    after: { app: 'photovault', state: 'sealed', crop: 'start' },
  },
  applock: {
    steps: [
      { app: 'applock', state: 'pattern', crop: 'middle' },
      { app: 'applock', state: 'locked', crop: 'start' },
      { app: 'applock', state: 'settings', crop: 'start' },
    ],
    before: { app: 'applock', state: 'open', crop: 'start' },
    after: { app: 'applock', state: 'locked', crop: 'start' },
  },
  antitheft: {
    steps: [
      { app: 'antitheft', state: 'start', crop: 'middle' },
      { app: 'antitheft', state: 'pairing', crop: 'start' },
      { app: 'antitheft', state: 'ringing', crop: 'middle' },
    ],
    before: { app: 'antitheft', state: 'start', crop: 'end' },
    after: { app: 'antitheft', state: 'locked', crop: 'end' },
  },
  vpn: {
    steps: [
      { app: 'vpn', state: 'start', crop: 'start' },
      { app: 'vpn', state: 'location', crop: 'middle' },
      { app: 'vpn', state: 'connecting', crop: 'start' },
    ],
    before: { app: 'vpn', state: 'start', crop: 'end' },
    after: { app: 'vpn', state: 'connected', crop: 'end' },
  },
  password: {
    steps: [
      { app: 'password', state: 'master', crop: 'middle' },
      { app: 'password', state: 'vault', crop: 'start' },
      { app: 'password', state: 'start', crop: 'start' },
    ],
    before: { app: 'password', state: 'vault', crop: 'start' },
    after: { app: 'password', state: 'locked', crop: 'start' },
  },
} as const satisfies Record<AppIconName, AppPictures>;
