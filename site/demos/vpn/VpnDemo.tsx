import { useState } from 'react';
import { Beside } from '#site/demos/shared/Beside.tsx';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useDelay } from '#site/demos/shared/timers.ts';
import { locations, type Location } from './locations.ts';
import type { Observer } from './observers.ts';
import { ObserverView } from './ObserverView.tsx';
import { TunnelMap, type TunnelState } from './TunnelMap.tsx';

/** Duration of the connecting state, ms. A real WireGuard handshake takes one round trip. */
const handshakeMs = 700;

const stateKeys = { off: 'vpn.off', connecting: 'vpn.connecting', on: 'vpn.on' } as const;

type VpnDemoProps = {
  /** How it starts: off by default. */
  initial?: TunnelState;
  /** The chosen location's country at the start. */
  country?: Location['country'];
  /** Whose view is shown at the start. */
  observer?: Observer;
};

/** VPN: one button, some locations, and what others see before and after. Choosing a location connects to it. */
export function VpnDemo({ initial = 'off', country: first = 'SE', observer }: VpnDemoProps) {
  const { t, country } = useText();
  const [location, setLocation] = useState<Location>(() => locationIn(first));
  const [state, setState] = useState(initial);
  const isOn = state === 'on';
  const place = country(location.country);
  const detail = { off: t('vpn.tap'), connecting: place, on: t('vpn.result', { country: place }) }[state];
  const part = usePicture();
  useDelay(state === 'connecting', handshakeMs, () => setState('on'));
  const top = (
    <>
      <div className="connect" data-state={state}>
        <button
          className="power"
          type="button"
          aria-pressed={state !== 'off'}
          aria-label={t('vpn.connect')}
          onClick={() => setState(state === 'off' ? 'connecting' : 'off')}
        >
          <svg aria-hidden="true" viewBox="0 0 80 80">
            <path d="M40 22v18m-13-9a20 20 0 1 0 26 0" />
          </svg>
        </button>
        <p role="status">
          <b>{t(stateKeys[state])}</b> {detail}
        </p>
      </div>
      <TunnelMap state={state} location={location} />
    </>
  );
  if (part === 'start') return top;
  return (
    <>
      {part !== 'end' && top}
      <div className="locations">
        <Choice
          legend={t('vpn.locations')}
          value={location.country}
          options={locations.map((option) => ({
            value: option.country,
            label: country(option.country),
            detail: t(option.isFree ? 'vpn.free' : 'vpn.plan'),
          }))}
          onChoose={(chosen) => {
            setLocation(locationIn(chosen));
            setState('connecting');
          }}
        />
      </div>
      <Beside>
        <ObserverView location={isOn ? location : undefined} initial={observer} />
        <p className="note">{t('vpn.simulated')}</p>
      </Beside>
    </>
  );
}

function locationIn(country: string): Location {
  return locations.find((one) => one.country === country) ?? locations[0];
}
