import { DotMap } from '#site/ui/art/DotMap.tsx';
import { locations, phone, tunnelPath, type Location } from './locations.ts';

type TunnelMapProps = {
  /** Where the tunnel ends; undefined: there is none. */
  location: Location | undefined;
};

/** The world in dots, the phone, and the tunnel over it. Drawn for the eyes: the words stand around it. */
export function TunnelMap({ location }: TunnelMapProps) {
  return (
    <div className="map" dir="ltr">
      <DotMap />
      <svg aria-hidden="true" viewBox="2 -1 224 99">
        {locations.map(({ country, at: [x, y] }) => (
          <circle key={country} cx={x} cy={y} r="2" data-end={country === location?.country || undefined} />
        ))}
        {location && <path key={location.country} pathLength="1" d={tunnelPath(location)} />}
        <circle className="you" cx={phone.at[0]} cy={phone.at[1]} r="2.5" />
      </svg>
    </div>
  );
}
