import { DotMap } from '#site/ui/art/DotMap.tsx';
import { locations, phone, tunnelPath, type Location } from './locations.ts';

export type TunnelState = 'off' | 'connecting' | 'on';

type TunnelMapProps = { state: TunnelState; location: Location };

/** The inhabited part of the dot map. */
const viewBox = '36 5 176 82';

/** Constant, so that React does not have to diff its hundreds of dots. */
const world = <DotMap className="world" viewBox={viewBox} />;

/** The world in dots, the phone, and the tunnel from it. Decorative: the text around it says the same. */
export function TunnelMap({ state, location }: TunnelMapProps) {
  const path = tunnelPath(location);
  return (
    <div className="map" dir="ltr" data-state={state}>
      {world}
      <svg aria-hidden="true" viewBox={viewBox}>
        {locations.map(({ country, at: [x, y] }) => (
          <circle key={country} cx={x} cy={y} r="2" data-chosen={country === location.country || undefined} />
        ))}
        {state !== 'off' && (
          <g className="tunnel" key={location.country}>
            <path pathLength="1" d={path} />
            <path pathLength="1" d={path} />
          </g>
        )}
        <circle className="you" cx={phone.at[0]} cy={phone.at[1]} r="2.5" />
      </svg>
    </div>
  );
}
