import { Switch } from '#site/demos/shared/Switch.tsx';
import type { PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Connect } from './Connect.tsx';
import { Locations } from './Locations.tsx';
import { locations, type Location } from './locations.ts';
import type { Observer } from './observers.ts';
import { ObserverView } from './ObserverView.tsx';

/** Android's two settings that stop connections while the VPN is off. */
function KillSwitch() {
  const { t } = useText();
  return (
    <>
      <Switch label={t('vpn.alwaysOn')} isOn />
      <Switch label={t('vpn.blockWithout')} isOn />
    </>
  );
}

const [sweden, germany] = locations;

const seenBy = (initial: Observer, location?: Location) => <ObserverView location={location} initial={initial} />;

/** Parts of VPN's screens. */
export const vpnParts: PartPlaces = {
  steps: [
    <Connect key="connect" state="connecting" location={sweden} onPress={() => undefined} />,
    <Locations key="location" chosen={germany.country} onChoose={() => undefined} />,
    <KillSwitch key="switch" />,
  ],
  cases: [
    { at: 0, without: seenBy('network'), with: seenBy('network', sweden) },
    { at: 2, without: seenBy('website'), with: seenBy('website', sweden) },
  ],
};
