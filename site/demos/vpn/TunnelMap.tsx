import type { SVGProps } from 'react';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { landBox } from '#site/ui/art/dot-map.ts';
import { locations, phone, tunnelPath, type Location } from './locations.ts';

export type TunnelState = 'off' | 'connecting' | 'on';

type TunnelMapProps = { state: TunnelState; location: Location };

const { width, height } = landBox;
const viewBox = Object.values(landBox).join(' ');

/** The world in dots, the phone, and the tunnel from it to the location. Decorative: the text around it says the same. */
export function TunnelMap({ state, location }: TunnelMapProps) {
  const { country } = useText();
  const isPicture = useIsPicture();
  const path = tunnelPath(location);
  return (
    <div className="map" dir="ltr" data-state={state}>
      {/* A file: its dots would be half a kilobyte of each page. */}
      <img src="/art/land.svg" width={width} height={height} alt="" loading="lazy" />
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
        {!isPicture && <text {...namePlace(location)}>{country(location.country)}</text>}
      </svg>
    </div>
  );
}

/** Where the name of a location has room: beside its dot or, near the edge of the map, below it. */
function namePlace({ at: [x, y] }: Location): SVGProps<SVGTextElement> {
  return x > 150 ? { x, y: y + 12, textAnchor: 'middle' } : { x: x + 5, y: y + 5 };
}
