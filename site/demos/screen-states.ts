import type { AppIconName } from '#site/ui/icons/app-drawings.ts';

/**
 * The states of the demonstrations that can be shown as pictures (`screens.tsx`). `start` is on its stage: the first
 * state of each, but with a pattern drawn for AppLock, and the phone located for Anti-Theft.
 */
export const screenStates = {
  firewall: ['start', 'strict'],
  photovault: ['start', 'pin', 'sealed'],
  applock: ['start', 'pattern', 'disguised', 'locked', 'allowed', 'settings'],
  antitheft: ['start', 'pairing', 'ringing', 'locked', 'photo'],
  vpn: ['start', 'connected'],
  password: ['start', 'master', 'vault'],
} as const satisfies Record<AppIconName, readonly string[]>;

/** The states of an app. */
export type ScreenState<App extends AppIconName> = (typeof screenStates)[App][number];

/** An app and one of its states. A state of another app is a type error. */
export type ScreenName = { [App in AppIconName]: { app: App; state: ScreenState<App> } }[AppIconName];

/** The name of a screen in the front matter of a guide: `vpn/connected`. */
export type ScreenId = { [App in AppIconName]: `${App}/${ScreenState<App>}` }[AppIconName];

const vpnApps: readonly AppIconName[] = ['vpn', 'firewall'];

/** Whether Android counts the app as a VPN: a key stands in the status bar while it is on (`PhoneBar`). */
export const isVpn = (app: AppIconName) => vpnApps.includes(app);

/** All names of screens. */
export const screenIds = Object.entries(screenStates).flatMap(([app, states]) =>
  states.map((state) => `${app}/${state}`),
) as ScreenId[];

/** The screen with this name. */
export function screenOf(id: ScreenId): ScreenName {
  const [app, state] = id.split('/');
  return { app, state } as ScreenName;
}
