import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import antitheft from './antitheft/antitheft.css?inline';
import applock from './applock/applock.css?inline';
import firewall from './firewall/firewall.css?inline';
import password from './password/password.css?inline';
import photovault from './photovault/photovault.css?inline';
import buttons from './shared/buttons.css?inline';
import choice from './shared/choice.css?inline';
import form from './shared/form.css?inline';
import rows from './shared/rows.css?inline';
import switches from './shared/switch.css?inline';
import shared from './shared/screen.css?inline';
import tiles from './shared/tiles.css?inline';
import titles from './shared/titles.css?inline';
import vpn from './vpn/vpn.css?inline';

/** The styles of each app's pictures. */
const styles: Record<AppIconName, readonly string[]> = {
  antitheft: [shared, buttons, antitheft],
  applock: [shared, titles, rows, switches, buttons, choice, tiles, applock],
  firewall: [shared, titles, rows, choice, tiles, firewall],
  password: [shared, form, rows, buttons, choice, password],
  photovault: [shared, rows, buttons, form, tiles, photovault],
  vpn: [shared, rows, switches, choice, vpn],
};

/**
 * The styles of pictures of these apps, for a page's `<style>`: a page contains only those of the apps it shows. What only
 * running demonstrations need is in `running-styles.ts`.
 */
export function screenStyles(...apps: readonly AppIconName[]): string {
  return [...new Set(apps.flatMap((app) => styles[app]))].join('');
}
