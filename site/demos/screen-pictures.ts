import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import type { Crop } from './PhoneScreen.tsx';
import type { ScreenName } from './screen-states.ts';

/** A picture of an app, and the part of it that is shown. */
export type ScreenPicture = ScreenName & { crop?: Crop };

type Case = {
  /** Which one, in the order of the page's text. */
  at: 0 | 1 | 2 | 3;
  /** Without the app's protection, and with it. */
  before: ScreenPicture;
  after: ScreenPicture;
};

type AppPictures = {
  /** One for each of the three steps of the product page. */
  steps: readonly [ScreenPicture, ScreenPicture, ScreenPicture];
  /** On the FAQ page, and beside what the app can do on Android. */
  questions: ScreenPicture;
  /** Two of the situations in which the app helps. */
  cases: readonly [Case, Case];
};

/** The pictures of each app on its product page. */
export const screenPictures = {
  firewall: {
    steps: [
      { app: 'firewall', state: 'start', crop: 'start' },
      { app: 'firewall', state: 'strict', crop: 'middle' },
      { app: 'firewall', state: 'activity', crop: 'end' },
    ],
    questions: { app: 'firewall', state: 'start', crop: 'middle' },
    cases: [
      {
        at: 0,
        before: { app: 'firewall', state: 'open', crop: 'middle' },
        after: { app: 'firewall', state: 'rules', crop: 'middle' },
      },
      {
        at: 3,
        before: { app: 'firewall', state: 'open', crop: 'end' },
        after: { app: 'firewall', state: 'activity', crop: 'end' },
      },
    ],
  },
  photovault: {
    steps: [
      { app: 'photovault', state: 'pin', crop: 'middle' },
      { app: 'photovault', state: 'start', crop: 'start' },
      { app: 'photovault', state: 'sealed', crop: 'middle' },
    ],
    questions: { app: 'photovault', state: 'sealed', crop: 'start' },
    cases: [
      {
        at: 0,
        before: { app: 'photovault', state: 'start', crop: 'start' },
        after: { app: 'photovault', state: 'sealed', crop: 'start' },
      },
      {
        at: 1,
        before: { app: 'photovault', state: 'start', crop: 'start' },
        after: { app: 'photovault', state: 'wrong', crop: 'end' },
      },
    ],
  },
  applock: {
    steps: [
      { app: 'applock', state: 'pattern', crop: 'middle' },
      { app: 'applock', state: 'allowed', crop: 'start' },
      { app: 'applock', state: 'settings', crop: 'start' },
    ],
    questions: { app: 'applock', state: 'allowed', crop: 'start' },
    cases: [
      {
        at: 0,
        before: { app: 'applock', state: 'open', crop: 'start' },
        after: { app: 'applock', state: 'locked', crop: 'start' },
      },
      {
        at: 3,
        before: { app: 'applock', state: 'home', crop: 'end' },
        after: { app: 'applock', state: 'disguised', crop: 'end' },
      },
    ],
  },
  antitheft: {
    steps: [
      { app: 'antitheft', state: 'start', crop: 'end' },
      { app: 'antitheft', state: 'pairing', crop: 'start' },
      { app: 'antitheft', state: 'ringing', crop: 'end' },
    ],
    questions: { app: 'antitheft', state: 'start', crop: 'start' },
    cases: [
      {
        at: 0,
        before: { app: 'antitheft', state: 'start', crop: 'middle' },
        after: { app: 'antitheft', state: 'ringing', crop: 'middle' },
      },
      {
        at: 1,
        before: { app: 'antitheft', state: 'start', crop: 'end' },
        after: { app: 'antitheft', state: 'locked', crop: 'end' },
      },
    ],
  },
  vpn: {
    steps: [
      { app: 'vpn', state: 'start', crop: 'start' },
      { app: 'vpn', state: 'location', crop: 'middle' },
      { app: 'vpn', state: 'connected', crop: 'start' },
    ],
    questions: { app: 'vpn', state: 'start', crop: 'start' },
    cases: [
      {
        at: 0,
        before: { app: 'vpn', state: 'seen', crop: 'end' },
        after: { app: 'vpn', state: 'hidden', crop: 'end' },
      },
      {
        at: 2,
        before: { app: 'vpn', state: 'start', crop: 'end' },
        after: { app: 'vpn', state: 'connected', crop: 'end' },
      },
    ],
  },
  password: {
    steps: [
      { app: 'password', state: 'master', crop: 'middle' },
      { app: 'password', state: 'vault', crop: 'middle' },
      { app: 'password', state: 'vault', crop: 'start' },
    ],
    questions: { app: 'password', state: 'start', crop: 'middle' },
    cases: [
      {
        at: 0,
        before: { app: 'password', state: 'weak', crop: 'start' },
        after: { app: 'password', state: 'start', crop: 'start' },
      },
      {
        at: 2,
        before: { app: 'password', state: 'vault', crop: 'start' },
        after: { app: 'password', state: 'locked', crop: 'start' },
      },
    ],
  },
} as const satisfies Record<AppIconName, AppPictures>;
