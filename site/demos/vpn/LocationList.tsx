import { useId } from 'react';
import { useText } from '#site/demos/shared/text-context.ts';
import { locations, type Location } from './locations.ts';

type LocationListProps = { chosen: Location; onChoose: (location: Location) => void };

/** The locations, one of which is chosen. */
export function LocationList({ chosen, onChoose }: LocationListProps) {
  const { t, language } = useText();
  const name = useId();
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return (
    <fieldset className="locations">
      <legend>{t('vpn.locations')}</legend>
      {locations.map((location, index) => (
        <label key={location.country}>
          <input
            type="radio"
            name={name}
            checked={location.country === chosen.country}
            onChange={() => onChoose(location)}
          />
          <span>{countries.of(location.country)}</span>
          <small>{index === 0 ? t('stage.vpn.nearest') : t(location.isFree ? 'vpn.free' : 'vpn.plan')}</small>
        </label>
      ))}
    </fieldset>
  );
}
