import { useState } from 'react';
import { useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { locations, type Location } from './locations.ts';
import { observe, type Observation, type Observer } from './observers.ts';

type ObserverViewProps = {
  /** Location of the VPN server; undefined: the VPN is off. */
  location: Location | undefined;
};

/** What observers can currently see of the phone's traffic: one of them on the phone, both beside it. */
export function ObserverView({ location }: ObserverViewProps) {
  const { t } = useText();
  const isPicture = useIsPicture();
  const [observer, setObserver] = useState<Observer>('website');
  if (useHasBeside())
    return (
      <div className="observer">
        <h3>{t('vpn.observer')}</h3>
        <h4>{t('vpn.observer.website')}</h4>
        <Rows observer="website" location={location} />
        <h4>{t('vpn.observer.network')}</h4>
        <Rows observer="network" location={location} />
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
      <Rows observer={observer} location={location} />
      {/* Unseen, in the same place: all that it can say, so that what is above stays where it is. */}
      {!isPicture &&
        options.flatMap(({ value }) =>
          [undefined, ...locations.filter(({ isFree }) => isFree)].map((at) => (
            <Rows key={`${value} ${at?.country}`} observer={value} location={at} isUnseen />
          )),
        )}
    </div>
  );
}

type RowsProps = ObserverViewProps & { observer: Observer; isUnseen?: boolean };

/** What one observer sees. */
function Rows({ observer, location, isUnseen }: RowsProps) {
  return (
    <dl {...(isUnseen && { 'aria-hidden': true, 'data-unseen': '' })}>
      {observe(observer, location).map(({ what, sees, tone }) => (
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
