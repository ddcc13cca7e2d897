import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { labelsPath } from './load-demo.ts';

/** The code of the demonstrations. */
const code = {
  firewall: 'FirewallDemo',
  photovault: 'PhotoVaultDemo',
  applock: 'AppLockDemo',
  antitheft: 'AntiTheftDemo',
  vpn: 'VpnDemo',
  password: 'PasswordDemo',
} as const satisfies Record<AppIconName, keyof typeof MODULES>;

/**
 * Addresses of the modules of a demonstration, which a page requests together with those of its island.
 *
 * @param language BCP 47 tag
 */
export function demoModules(app: AppIconName, language: string): string[] {
  return [MODULES.demo, MODULES[code[app]], labelsPath(app, language)];
}
