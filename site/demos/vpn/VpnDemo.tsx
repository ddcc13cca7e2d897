import { useState } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { LocationList } from './LocationList.tsx';
import { locations, type Location } from './locations.ts';
import { ObserverView } from './ObserverView.tsx';
import { TunnelMap } from './TunnelMap.tsx';
import { useTunnel } from './use-tunnel.ts';
import sheet from './vpn.css?inline';

adoptStyles(sheet);

const stateKeys = { off: 'vpn.off', connecting: 'vpn.connecting', on: 'vpn.on' } as const;

/** VPN: one button, the places it can lead to, and what others see before and after. */
export function VpnDemo() {
  const { t, language } = useText();
  const [location, setLocation] = useState<Location>(locations[0]);
  const { state, toggle, reconnect } = useTunnel();
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(location.country) ?? location.country;
  return (
    <>
      <div className="connect" data-state={state}>
        <button
          className="power"
          type="button"
          aria-pressed={state !== 'off'}
          aria-label={t('vpn.connect')}
          onClick={toggle}
        >
          <svg aria-hidden="true" viewBox="0 0 80 80">
            <path d="M40 22v18m-13-9a20 20 0 1 0 26 0" />
          </svg>
        </button>
        <p role="status">
          <b>{t(stateKeys[state])}</b>
          {state === 'on' ? country : t('vpn.tap')}
        </p>
      </div>
      <TunnelMap location={state === 'on' ? location : undefined} />
      <ObserverView location={state === 'on' ? location : undefined} />
      <LocationList
        chosen={location}
        onChoose={(next) => {
          setLocation(next);
          reconnect();
        }}
      />
      <p className="note">{t('vpn.simulated')}</p>
    </>
  );
}
