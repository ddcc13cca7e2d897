import type { LostPhone } from './lost-phone.ts';

type PlaceMapProps = Pick<LostPhone, 'place' | 'isRinging'>;

/** A fictional town with the phone at its middle, which is in view however low the map is. Decorative: the text below it says the same. */
export function PlaceMap({ place, isRinging }: PlaceMapProps) {
  return (
    <svg
      className="map"
      aria-hidden="true"
      viewBox="-132 -155 264 310"
      preserveAspectRatio="xMidYMid slice"
      data-ringing={isRinging || undefined}
    >
      <g fill="none">
        {/* Houses: the gaps between them are those of a dashed line along each street. */}
        <path stroke="oklch(0.23 0.04 262)" strokeWidth="22" strokeDasharray="16 5 9 4" d={streets} />
        <path fill="oklch(0.28 0.06 160)" d="M-97-106l47-5 5 41-48 5zM3 6Q70 3 140-24V66L62 80 11 85z" />
        <path stroke="var(--line)" strokeWidth="3" d={`${streets}M-104-160l38 320M-56-160l38 320M34-160l38 320`} />
        {/* The quays, the river, and the main streets, whose bridges cross it */}
        <path stroke="var(--line)" strokeWidth="36" d={river} />
        <path stroke="oklch(0.29 0.065 245)" strokeWidth="30" d={river} />
        <path stroke="oklch(0.42 0.04 262)" strokeWidth="6" d={`M-140 15${curve}M-19-160l38 320`} />
      </g>
      {place === 'known' && (
        <g fill="var(--hue)">
          <circle className="far" fillOpacity="0.2" r="40" />
          <circle fillOpacity="0.2" r="20" />
          <circle stroke="#fff" strokeWidth="3" r="8" />
        </g>
      )}
    </svg>
  );
}

/** Streets beside each other have the same curve. */
const curve = 'q140-8 280-44';
const streets = ['-140-62', '-144-104', '-147-20', '-148 64', '-140 108', '-146 156']
  .map((at) => `M${at}${curve}`)
  .join('');
const river = 'M60-160C90-80 120 20 60 70S-60 100-140 140';
