import type { LostPhone } from './lost-phone.ts';

type PlaceMapProps = Pick<LostPhone, 'place' | 'isRinging'>;

/** A fictional map. Decorative: the text below it says the same. */
export function PlaceMap({ place, isRinging }: PlaceMapProps) {
  return (
    <svg
      className="map"
      aria-hidden="true"
      viewBox="0 -140 264 310"
      preserveAspectRatio="xMidYMid slice"
      data-place={place}
      data-ringing={isRinging || undefined}
    >
      <path fill="oklch(0.26 0.055 245)" d="M-10 128c60-24 90 8 150-8s80-40 134-32v140H-10z" />
      <path fill="oklch(0.27 0.05 160)" d="M172 12h62l14 44-66 10zM20-92h74l10 52-80 12z" />
      <path
        fill="none"
        stroke="var(--line)"
        strokeWidth="5"
        d="M-10 40 274 8M-10 84l284-40M-10-14 274-46M-10-70 274-110M11-150l55 300M74-150l66 260M131-150l51 224M199-150l33 190"
      />
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
