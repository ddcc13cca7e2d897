import { useState } from 'react';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import type { Location } from './locations.ts';
import { findingsOf, type Finding, type Observer } from './observers.ts';

type ObserverViewProps = {
  /** Where the tunnel ends; undefined: there is none. */
  location: Location | undefined;
};

/** What somebody who looks on sees of the phone now. */
export function ObserverView({ location }: ObserverViewProps) {
  const { t, language } = useText();
  const [observer, setObserver] = useState<Observer>('network');
  return (
    <div className="observer">
      <h3>{t('vpn.observer')}</h3>
      <Choice
        legend={t('vpn.observer')}
        value={observer}
        options={[
          { value: 'network', label: t('vpn.observer.network') },
          { value: 'website', label: t('vpn.observer.website') },
        ]}
        onChoose={setObserver}
      />
      <dl aria-live="polite">
        {findingsOf(observer, location).map(({ what, sees, tone }) => (
          <div key={what} data-tone={tone}>
            <dt>{t(whatKeys[what])}</dt>
            <dd>{say(sees)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );

  function say(sees: Finding['sees']) {
    if ('text' in sees) return <bdi dir="ltr">{sees.text}</bdi>;
    if ('country' in sees) return new Intl.DisplayNames(language, { type: 'region' }).of(sees.country);
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
} as const satisfies Record<Finding['what'], string>;

const seenKeys = {
  hidden: 'vpn.seen.hidden',
  encrypted: 'vpn.seen.encrypted',
  seen: 'vpn.seen.visible',
  town: 'vpn.seen.town',
} as const;
