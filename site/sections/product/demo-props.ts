import type { AppId } from '#content/facts/apps.ts';
import { labelsPath } from '#site/demos/load-demo.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** The code of the demonstrations. */
const code = {
  firewall: 'FirewallDemo',
  photovault: 'PhotoVaultDemo',
  applock: 'AppLockDemo',
  antitheft: 'AntiTheftDemo',
  vpn: 'VpnDemo',
  password: 'PasswordDemo',
} as const satisfies Record<AppId, keyof typeof MODULES>;

/** Addresses of the modules of a demonstration, which are requested together with those of its island. */
export function demoModules({ language }: Locale, app: AppId): string[] {
  return [MODULES.demo, MODULES[code[app]], labelsPath(app, language.tag)];
}

/** Props of a demonstration's island. */
export function demoProps({ language, t }: Locale, app: AppId) {
  return {
    app,
    language: language.tag,
    labels: { start: t('stage.try'), failed: t('stage.failed') },
  };
}
