import { useState } from 'react';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useIsCropped, usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import type { Location } from './locations.ts';
import { observe, type Observation, type Observer } from './observers.ts';

type ObserverViewProps = {
  /** Location of the VPN server; undefined: the VPN is off. */
  location: Location | undefined;
  /** Who observes at the start. */
  initial?: Observer;
};

/** What observers can currently see of the phone's traffic. */
export function ObserverView({ location, initial = 'website' }: ObserverViewProps) {
  const { t, country } = useText();
  const [observer, setObserver] = useState(initial);
  // Pictures show the rows that the VPN changes.
  const shownRows = useIsCropped() ? 2 : undefined;
  const isPart = usePicture() === 'part';
  return (
    <div className="observer">
      {!isPart && choice()}
      <dl>
        {observe(observer, location)
          .slice(0, shownRows)
          .map(({ what, sees, tone }) => (
            <div key={what} data-tone={tone}>
              <dt>{t(whatKeys[what])}</dt>
              <dd>{textOf(sees)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );

  function choice() {
    return (
      <>
        <h3>{t('vpn.observer')}</h3>
        <Choice
          legend={t('vpn.observer')}
          value={observer}
          options={[
            { value: 'website', label: t('vpn.observer.website') },
            { value: 'network', label: t('vpn.observer.network') },
          ]}
          onChoose={setObserver}
        />
      </>
    );
  }

  function textOf(sees: Observation['sees']) {
    if ('text' in sees) return <bdi dir="ltr">{sees.text}</bdi>;
    if ('country' in sees) return country(sees.country);
    return t(seenKeys[sees.words]);
  }
}

const whatKeys = {
  sites: 'vpn.what.sites',
  destination: 'vpn.what.destination',
  contents: 'vpn.what.contents',
  amount: 'vpn.what.amount',
  address: 'vpn.what.address',
  place: 'vpn.what.place',
  account: 'vpn.what.account',
} as const satisfies Record<Observation['what'], string>;

const seenKeys = {
  hidden: 'vpn.seen.hidden',
  encrypted: 'vpn.seen.encrypted',
  seen: 'vpn.seen.visible',
  town: 'vpn.seen.town',
} as const;
