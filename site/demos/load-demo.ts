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

/** The page's demonstration. Loading it twice would create its number formats twice, which takes a slow phone 25 ms. */
let loading: Promise<LoadedDemo> | undefined;

/**
 * Loads the page's demonstration. Can be called again, also after an error.
 *
 * @param language BCP 47 tag
 * @throws Error if its code or labels can't be loaded
 */
export function loadDemo(app: AppIconName, language: string): Promise<LoadedDemo> {
  loading ??= load(app, language).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(app: AppIconName, language: string): Promise<LoadedDemo> {
  const [Screen, labels, { DemoFrame }, { makeDemoText }] = await Promise.all([
    screens[app](),
    labelsOf(app, language),
    import('./shared/DemoFrame.tsx'),
    import('./shared/demo-text.ts'),
  ]);
  return { app, Screen, Frame: DemoFrame, text: makeDemoText(labels, language) };
}

/**
 * Address of the module with the labels of a demonstration.
 *
 * @param language BCP 47 tag
 */
export function labelsPath(app: AppIconName, language: string): string {
  return `/demo-labels/${language.toLowerCase()}/${app}.js`;
}

async function labelsOf(app: AppIconName, language: string): Promise<Readonly<Record<string, string>>> {
  const module = (await import(/* @vite-ignore */ labelsPath(app, language))) as {
    default: Readonly<Record<string, string>>;
  };
  return module.default;
}
