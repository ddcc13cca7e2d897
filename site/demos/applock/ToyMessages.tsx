import { useText } from '#site/demos/shared/text-context.ts';
import { tileDrawings } from '#site/demos/shared/tile-drawings.ts';
import { ToyIcon } from './ToyIcon.tsx';
import { ToyPart } from './ToyPart.tsx';

/** Heights of a voice message's bars. */
const voice = [6, 14, 22, 12, 26, 16, 8, 20, 12, 6];

/** A conversation, the latest at the bottom: a photo, a voice message, a heart and a place. */
export function ToyMessages() {
  const { number } = useText();
  return (
    <>
      <ToyPart at="top">
        <g className="picture" transform="translate(12 14)">
          <path fill="oklch(0.42 0.1 285)" d="M0 0h156v102H0z" />
          <circle cx="118" cy="28" r="12" fill="var(--lamp)" />
          <path fill="oklch(0.5 0.07 255)" d="M0 84l44-48 34 36 20-18 58 48H0z" />
          <path fill="oklch(0.34 0.06 200)" d="M0 102V84c36-16 66-6 92 2s44 2 64-6v22z" />
        </g>
        <rect className="strong" x="84" y="126" width="154" height="46" rx="20" />
        <circle cx="107" cy="149" r="14" fill="currentColor" />
        <ToyIcon d="M9.5 7v10l7.5-5z" x={107} y={149} size={18} color="var(--ground)" />
        <path
          className="line"
          d={voice.map((height, index) => `M${132 + index * 6} ${149 - height / 2}v${height}`).join('')}
        />
        <text x="226" y="154" textAnchor="end">
          {`${number(0)}:${number(12)}`}
        </text>
        <rect className="soft" x="12" y="182" width="58" height="46" rx="20" />
        <path
          d="M41 216c-8-6-13-10-13-15.5a6.5 6.5 0 0 1 13-1.5 6.5 6.5 0 0 1 13 1.5c0 5.5-5 9.5-13 15.5"
          fill="var(--antitheft)"
        />
        <rect className="strong" x="118" y="182" width="120" height="88" rx="20" />
        <path className="line" strokeOpacity=".6" d="M122 214h112M150 186v80M122 245l56-31 20 52M200 214l32-17" />
        <ToyIcon d={tileDrawings.maps} x={178} y={212} size={34} color="#fff" />
      </ToyPart>
      {/* What is written now */}
      <ToyPart at="bottom">
        <rect className="soft" x="12" y="-118" width="66" height="38" rx="19" />
        {[31, 45, 59].map((x) => (
          <circle key={x} cx={x} cy="-99" r="4" fill="#fff" fillOpacity=".7" />
        ))}
        <rect className="soft" x="12" y="-70" width="182" height="38" rx="19" />
        <ToyIcon d="M12 6v12M6 12h12" x={32} y={-51} />
        <circle cx="219" cy="-51" r="19" fill="currentColor" />
        <ToyIcon d="M5 12h14m-6-6 6 6-6 6" x={219} y={-51} color="var(--ground)" />
      </ToyPart>
    </>
  );
}
