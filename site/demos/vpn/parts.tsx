import { Switch } from '#site/demos/shared/Switch.tsx';
import type { ComparedRow, PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Connect } from './Connect.tsx';
import { Locations } from './Locations.tsx';
import { farLocation } from './locations.ts';
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

/** The first two things that an observer sees. */
function seenBy(observer: Observer): ComparedRow[] {
  const protectedView = observe(observer, farLocation);
  return observe(observer, undefined)
    .slice(0, 2)
    .map(({ what, sees, tone }, index) => ({
      what: <Observed what={what} />,
      without: <Sight sees={sees} />,
      with: <Sight sees={protectedView[index]?.sees ?? sees} />,
      isSame: protectedView[index]?.tone === tone,
    }));
}

const seesKeys = { network: 'vpn.sees.network', website: 'vpn.sees.website' } as const;

function Sees({ observer }: { observer: Observer }) {
  return useText().t(seesKeys[observer]);
}

/** Parts of VPN's screens. */
export const vpnParts: PartPlaces = {
  steps: [
    <Connect key="connect" state="off" location={farLocation} onPress={() => undefined} />,
    <Locations key="location" chosen={farLocation.country} onChoose={() => undefined} />,
    <KillSwitch key="switch" />,
  ],
  cases: [
    { at: 0, who: <Sees observer="network" />, rows: seenBy('network') },
    { at: 2, who: <Sees observer="website" />, rows: seenBy('website') },
  ],
};
