import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { appKeys } from './firewall/names.ts';
import { farLocation } from './vpn/locations.ts';
import type { DemoText } from './shared/demo-text.ts';

/** What stands on the part of each app's screen that `screenDrawing()` draws; for Firewall, the names of its rows. */
export const screenWords: Record<AppIconName, (text: DemoText) => readonly string[]> = {
  firewall: ({ t }) => Object.values(appKeys).map((key) => t(key)),
  photovault: ({ t }) => [t('photovault.lock')],
  applock: ({ t }) => [t('applock.prompt', { app: t('stage.applock.messages') })],
  antitheft: ({ t }) => [t('antitheft.place.known')],
  vpn: ({ t, country }) => [t('vpn.on'), t('vpn.result', { country: country(farLocation.country) })],
  password: ({ t }) => [t('password.copy')],
};
