import { Switch } from '#site/demos/shared/Switch.tsx';
import type { ComparedRow, PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Connect } from './Connect.tsx';
import { Locations } from './Locations.tsx';
import { locations } from './locations.ts';
import { observe, type Observer } from './observers.ts';
import { Observed, Sight } from './ObserverView.tsx';

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

/** The first two things that an observer sees: those that the VPN changes. */
function seenBy(observer: Observer): ComparedRow[] {
  const protectedView = observe(observer, sweden);
  return observe(observer, undefined)
    .slice(0, 2)
    .map(({ what, sees }, index) => ({
      what: <Observed what={what} />,
      without: <Sight sees={sees} />,
      with: <Sight sees={protectedView[index]?.sees ?? sees} />,
    }));
}

/** Parts of VPN's screens. */
export const vpnParts: PartPlaces = {
  steps: [
    <Connect key="connect" state="connecting" location={sweden} onPress={() => undefined} />,
    <Locations key="location" chosen={germany.country} onChoose={() => undefined} />,
    <KillSwitch key="switch" />,
  ],
  cases: [
    { at: 0, rows: seenBy('network') },
    { at: 2, rows: seenBy('website') },
  ],
};
