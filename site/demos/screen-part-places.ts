import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { antitheftParts } from './antitheft/parts.tsx';
import { applockParts } from './applock/parts.tsx';
import { firewallParts } from './firewall/parts.tsx';
import type { PartPlaces } from './part-places.ts';
import { passwordParts } from './password/parts.tsx';
import { photovaultParts } from './photovault/parts.tsx';
import { vpnParts } from './vpn/parts.tsx';

/** The parts of each app's screens on its product page, to be shown in a `ScreenPart`. */
export const partPlaces: Readonly<Record<AppIconName, PartPlaces>> = {
  firewall: firewallParts,
  photovault: photovaultParts,
  applock: applockParts,
  antitheft: antitheftParts,
  vpn: vpnParts,
  password: passwordParts,
};
