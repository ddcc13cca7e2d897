import type { ComponentType } from 'react';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import type { DemoFrameProps } from './shared/DemoFrame.tsx';
import type { DemoText } from './shared/demo-text.ts';

/** A loaded demonstration. */
export type LoadedDemo = {
  app: AppIconName;
  /** The app's screen. */
  Screen: ComponentType;
  /** Its styles besides those of its pictures, which are in the page. */
  styles: string;
  /** It has a second phone, which is below the first where there is no room beside it. */
  hasSecondPhone?: boolean;
  /** The phone around it. */
  Frame: ComponentType<DemoFrameProps>;
  text: DemoText;
};

type DemoModule = Pick<LoadedDemo, 'Screen' | 'styles' | 'hasSecondPhone'>;

const modules: Record<AppIconName, () => Promise<DemoModule>> = {
  antitheft: async () => {
    const { AntiTheftDemo: Screen, runningStyles: styles } = await import('./antitheft/AntiTheftDemo.tsx');
    return { Screen, styles, hasSecondPhone: true };
  },
  firewall: async () => {
    const { FirewallDemo: Screen, runningStyles: styles } = await import('./firewall/FirewallDemo.tsx');
    return { Screen, styles };
  },
  applock: async () => {
    const { AppLockDemo: Screen, runningStyles: styles } = await import('./applock/AppLockDemo.tsx');
    return { Screen, styles };
  },
  photovault: async () => {
    const { PhotoVaultDemo: Screen, runningStyles: styles } = await import('./photovault/PhotoVaultDemo.tsx');
    return { Screen, styles };
  },
  vpn: async () => {
    const { VpnDemo: Screen, runningStyles: styles } = await import('./vpn/VpnDemo.tsx');
    return { Screen, styles };
  },
  password: async () => {
    const { PasswordDemo: Screen, runningStyles: styles } = await import('./password/PasswordDemo.tsx');
    return { Screen, styles };
  },
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
  const [module, labels, { DemoFrame }, { makeDemoText }] = await Promise.all([
    modules[app](),
    labelsOf(app, language),
    import('./shared/DemoFrame.tsx'),
    import('./shared/demo-text.ts'),
  ]);
  return { app, ...module, Frame: DemoFrame, text: makeDemoText(labels, language) };
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
