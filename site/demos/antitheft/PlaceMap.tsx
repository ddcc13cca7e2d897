import { usePicture } from '#site/demos/shared/picture-context.ts';
import type { LostPhone } from './lost-phone.ts';

type PlaceMapProps = Pick<LostPhone, 'place' | 'isRinging'> & {
  /** There is only room for what is around the phone. */
  isLow?: boolean;
};

/** A fictional map, alone only around the phone. Decorative: the text below it says the same. */
export function PlaceMap({ place, isRinging, isLow = false }: PlaceMapProps) {
  return (
    <svg
      className="map"
      aria-hidden="true"
      viewBox={usePicture() === 'part' ? '0 -6 264 144' : isLow ? '0 -89 264 310' : '0 -140 264 310'}
      preserveAspectRatio="xMidYMid slice"
      data-low={isLow || undefined}
      data-place={place}
      data-ringing={isRinging || undefined}
    >
      <path fill="oklch(0.27 0.05 160)" d="M170 20 227 13 234 50 178 57zM25-75 91-84 105-27 35-19z" />
      <g fill="none" stroke="var(--line)" strokeWidth="5">
        <path d="M-10 40 274 8M-10 84l284-40M-10-14 274-46M-10-70 274-110M11-150l55 300M74-150l76 300M131-150l68 300M199-150l52 300" />
        {/* The sea, with the street along it where the others end. */}
        <path fill="oklch(0.26 0.055 245)" d="M-10 128c60-24 90 8 150-8s80-40 134-32v140H-10z" />
      </g>
      {place === 'known' && (
        <g fill="var(--hue)">
          <circle className="far" fillOpacity="0.2" cx="124" cy="66" r="40" />
          <circle fillOpacity="0.2" cx="124" cy="66" r="20" />
          <circle stroke="#fff" strokeWidth="3" cx="124" cy="66" r="8" />
        </g>
      )}
    </svg>
  );
}
