import { useState } from 'react';
import { useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import type { Location } from './locations.ts';
import { observe, type Observation, type Observer } from './observers.ts';

type ObserverViewProps = {
  /** Location of the VPN server; undefined: the VPN is off. */
  location: Location | undefined;
};

/** What observers can currently see of the phone's traffic: one of them on the phone, both beside it. */
export function ObserverView({ location }: ObserverViewProps) {
  const { t } = useText();
  const [observer, setObserver] = useState<Observer>('website');
  if (useHasBeside())
    return (
      <div className="observer">
        <h3>{t('vpn.observer')}</h3>
        <h4>{t('vpn.observer.website')}</h4>
        {rows('website')}
        <h4>{t('vpn.observer.network')}</h4>
        {rows('network')}
      </div>
    );
  // Without a title, for which there is no room: each option says who sees what is below it.
  const options = [
    { value: 'website', label: t('vpn.sees.website') },
    { value: 'network', label: t('vpn.sees.network') },
  ] as const;
  return (
    <div className="observer">
      <Choice legend={t('vpn.observer')} value={observer} options={options} onChoose={setObserver} />
      {rows(observer)}
    </div>
  );

  function rows(seenBy: Observer) {
    return (
      <dl>
        {observe(seenBy, location).map(({ what, sees, tone }) => (
          <div key={what} data-tone={tone}>
            <dt>
              <Observed what={what} />
            </dt>
            <dd>
              <Sight sees={sees} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
}

/** Name of what can be observed. */
export function Observed({ what }: Pick<Observation, 'what'>) {
  return useText().t(whatKeys[what]);
}

/** What an observer sees of it. */
export function Sight({ sees }: Pick<Observation, 'sees'>) {
  const { t, country } = useText();
  if ('text' in sees) return <bdi dir="ltr">{sees.text}</bdi>;
  if ('country' in sees) return country(sees.country);
  return t(seenKeys[sees.words]);
}

const whatKeys = {
  destination: 'vpn.what.destination',
  contents: 'vpn.what.contents',
  amount: 'vpn.what.amount',
  address: 'vpn.what.address',
  place: 'vpn.what.place',
  account: 'vpn.what.account',
} as const satisfies Record<Observation['what'], string>;

const seenKeys = {
  server: 'vpn.seen.server',
  encrypted: 'vpn.seen.encrypted',
  seen: 'vpn.seen.visible',
  own: 'vpn.seen.own',
  shared: 'vpn.seen.shared',
  town: 'vpn.seen.town',
} as const;
