import { useState } from 'react';
import { Beside } from '#site/demos/shared/Beside.tsx';
import { usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useDelay } from '#site/demos/shared/timers.ts';
import { Upper } from '#site/demos/shared/Upper.tsx';
import { Connect } from './Connect.tsx';
import { Locations } from './Locations.tsx';
import { farLocation, locations, type Location } from './locations.ts';
import { ObserverView } from './ObserverView.tsx';
import type { TunnelState } from './TunnelMap.tsx';

/** The styles of the running app besides those of its pictures. */
export { default as runningStyles } from './running.css?inline';

/** Duration of the connecting state, ms. A real WireGuard handshake takes one round trip. */
const handshakeMs = 700;

type VpnDemoProps = {
  /** How it starts: off by default. */
  initial?: TunnelState;
};

/** VPN: one button, some locations, and what others see before and after. Choosing a free location connects to it. */
export function VpnDemo({ initial = 'off' }: VpnDemoProps) {
  const { t } = useText();
  const [location, setLocation] = useState<Location>(farLocation);
  const [state, setState] = useState(initial);
  // A location of the yearly plan, which the visitor doesn't have: the app says that it needs the plan, and nothing else changes.
  const [asked, setAsked] = useState<Location>();
  // Where the traffic leaves the tunnel: a change of location keeps the old tunnel until the new one is there.
  const [exit, setExit] = useState<Location | undefined>(initial === 'on' ? farLocation : undefined);
  useDelay(state === 'connecting', handshakeMs, () => {
    setState('on');
    setExit(location);
  });
  const press = () => {
    setState(state === 'off' ? 'connecting' : 'off');
    setExit(undefined);
    setAsked(undefined);
  };
  const top = <Connect state={state} location={location} asked={asked} onPress={press} />;
  const picture = usePicture();
  if (picture === 'start') return top;
  return (
    <>
      <Upper>{top}</Upper>
      <Locations
        chosen={location.country}
        asked={asked}
        onChoose={(chosen) => {
          const next = locationIn(chosen);
          setAsked(next.isFree ? undefined : next);
          if (!next.isFree) return;
          setLocation(next);
          setState('connecting');
        }}
      />
      <Beside>
        <ObserverView location={exit} />
        {!picture && <p className="note">{t('vpn.simulated')}</p>}
      </Beside>
    </>
  );
}

function locationIn(country: string): Location {
  return locations.find((one) => one.country === country) ?? farLocation;
}
