import type { LostPhone } from './lost-phone.ts';

type PlaceMapProps = Pick<LostPhone, 'place' | 'isRinging'>;

/** A fictional map. Decorative: the text below it says the same. */
export function PlaceMap({ place, isRinging }: PlaceMapProps) {
  return (
    <svg
      className="map"
      aria-hidden="true"
      viewBox="0 10 264 116"
      data-place={place}
      data-ringing={isRinging || undefined}
    >
      <path className="water" d="M-10 118c60-24 90 8 150-8s80-40 134-32v90H-10z" />
      <path className="park" d="M172 12h62l14 44-66 10z" />
      <path
        className="streets"
        d="M-10 40 274 8M-10 84l284-40M36-10l30 170M106-10l34 120M160-10l22 84M-10 112l130-14"
      />
      {place === 'known' && (
        <g>
          <circle className="far" cx="124" cy="66" r="40" />
          <circle className="near" cx="124" cy="66" r="20" />
          <circle className="here" cx="124" cy="66" r="8" />
        </g>
      )}
    </svg>
  );
}
