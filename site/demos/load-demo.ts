import type { ComponentType } from 'react';
import { fetchOnce } from '#site/islands/fetch-json.ts';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import type { DemoFrameProps } from './shared/DemoFrame.tsx';
import type { DemoText } from './shared/demo-text.ts';

/** A loaded demonstration. */
export type LoadedDemo = {
  app: AppIconName;
  /** The app's screen. */
  Screen: ComponentType;
  /** The phone around it. */
  Frame: ComponentType<DemoFrameProps>;
  text: DemoText;
};

const screens: Record<AppIconName, () => Promise<ComponentType>> = {
  antitheft: async () => (await import('./antitheft/AntiTheftDemo.tsx')).AntiTheftDemo,
  firewall: async () => (await import('./firewall/FirewallDemo.tsx')).FirewallDemo,
  applock: async () => (await import('./applock/AppLockDemo.tsx')).AppLockDemo,
  photovault: async () => (await import('./photovault/PhotoVaultDemo.tsx')).PhotoVaultDemo,
  vpn: async () => (await import('./vpn/VpnDemo.tsx')).VpnDemo,
  password: async () => (await import('./password/PasswordDemo.tsx')).PasswordDemo,
};

/**
 * Loads a demonstration: code, styles and labels.
 *
 * @param address URL of the labels, JSON
 * @throws Error if any of it can't be loaded
 */
export async function loadDemo(app: AppIconName, address: string): Promise<LoadedDemo> {
  const [Screen, { DemoFrame }, { makeDemoText }, labels] = await Promise.all([
    screens[app](),
    import('./shared/DemoFrame.tsx'),
    import('./shared/demo-text.ts'),
    fetchOnce<Record<string, string>>(address),
  ]);
  return { app, Screen, Frame: DemoFrame, text: makeDemoText(labels, document.documentElement.lang) };
}
