import type { ComponentType } from 'react';
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
 * Loads a demonstration.
 *
 * @param texts its labels
 * @param language BCP 47 tag
 * @throws Error if its code can't be loaded
 */
export async function loadDemo(
  app: AppIconName,
  texts: Readonly<Record<string, string>>,
  language: string,
): Promise<LoadedDemo> {
  const [Screen, { DemoFrame }, { makeDemoText }] = await Promise.all([
    screens[app](),
    import('./shared/DemoFrame.tsx'),
    import('./shared/demo-text.ts'),
  ]);
  return { app, Screen, Frame: DemoFrame, text: makeDemoText(texts, language) };
}
