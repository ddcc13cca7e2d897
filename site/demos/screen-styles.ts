import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import antitheft from './antitheft/antitheft.css?inline';
import applock from './applock/applock.css?inline';
import firewall from './firewall/firewall.css?inline';
import password from './password/password.css?inline';
import photovault from './photovault/photovault.css?inline';
import shared from './shared/screen.css?inline';
import vpn from './vpn/vpn.css?inline';

const styles: Record<AppIconName, string> = { antitheft, applock, firewall, password, photovault, vpn };

/**
 * The styles of the demonstrations of these apps and of their pictures, for a page's `<style>`: a page contains only
 * those of the apps it shows.
 */
export function screenStyles(...apps: readonly AppIconName[]): string {
  return apps.length > 0 ? shared + [...new Set(apps)].map((app) => styles[app]).join('') : '';
}
