import type { ComponentType } from 'react';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import type { DemoFrameProps } from './shared/DemoFrame.tsx';
import type { DemoText } from './shared/demo-text.ts';

/** A demonstration that is ready to run. */
export type LoadedDemo = {
  app: AppIconName;
  /** The app's screen. */
  Screen: ComponentType;
  /** The phone around it. */
  Frame: ComponentType<DemoFrameProps>;
  text: DemoText;
};

const screens: Partial<Record<AppIconName, () => Promise<ComponentType>>> = {
  firewall: async () => (await import('./firewall/FirewallDemo.tsx')).FirewallDemo,
  vpn: async () => (await import('./vpn/VpnDemo.tsx')).VpnDemo,
  password: async () => (await import('./password/PasswordDemo.tsx')).PasswordDemo,
};

/**
 * Loads a demonstration: its code with its styles, and its words.
 *
 * @param address where the words are, JSON
 * @throws Error if something of it cannot be loaded
 */
export async function loadDemo(app: AppIconName, address: string): Promise<LoadedDemo> {
  const [Screen, { DemoFrame }, { makeDemoText }, labels] = await Promise.all([
    screens[app]?.(),
    import('./shared/DemoFrame.tsx'),
    import('./shared/demo-text.ts'),
    fetchLabels(address),
  ]);
  if (!Screen) throw new Error(`no demonstration of ${app}`);
  return { app, Screen, Frame: DemoFrame, text: makeDemoText(labels, document.documentElement.lang) };
}

async function fetchLabels(address: string): Promise<Record<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Record<string, string>;
}
