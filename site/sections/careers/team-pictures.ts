import type { Team } from '#content/facts/topics.ts';
import type { ScreenPicture } from '#site/demos/screen-pictures.ts';

/** What a team works on: a screen of an app, beside the facts of its jobs. */
export const teamPictures: Readonly<Record<Team, ScreenPicture>> = {
  engineering: { app: 'firewall', state: 'start', crop: 'end' },
  security: { app: 'photovault', state: 'sealed', crop: 'start' },
  design: { app: 'vpn', state: 'start', crop: 'start' },
  support: { app: 'applock', state: 'allowed', crop: 'start' },
  marketing: { app: 'vpn', state: 'start', crop: 'start' },
};
