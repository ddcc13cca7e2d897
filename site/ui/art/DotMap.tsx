import type { SVGProps } from 'react';
import { lamps, land, mapBox } from './dot-map.ts';

const viewBox = Object.values(mapBox).join(' ');

/** A world map of dots, some of them lit. Never mirrored, as maps aren't in right-to-left languages either. */
export function DotMap(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} fill="none" stroke="currentColor" strokeLinecap="round" {...props}>
      <path strokeDasharray="0 2" d={land} />
      <g stroke="var(--lamp)">
        <path strokeOpacity=".16" strokeWidth="5" d={lamps} />
        <path strokeWidth="1.4" d={lamps} />
      </g>
    </svg>
  );
}
