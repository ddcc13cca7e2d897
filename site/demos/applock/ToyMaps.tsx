import { useText } from '#site/demos/shared/text-context.ts';
import { ToyIcon } from './ToyIcon.tsx';
import { ToyPart } from './ToyPart.tsx';

/** Streets, a river and a park, the way to a place, and how long it takes. */
export function ToyMaps() {
  const { number } = useText();
  return (
    <>
      <ToyPart at="top">
        <g className="road" transform="translate(-34 -16) scale(1.25)">
          <path fill="oklch(0.4 0.07 155)" d="M0 96c40-8 70 4 82 30s-8 52-40 58-34 4-42 2z" />
          <path stroke="oklch(0.44 0.07 235)" strokeWidth="22" d="M-10 236c60-8 84-40 120-36s64 34 150 14" />
          <path
            stroke="oklch(0.42 0.02 262)"
            strokeWidth="9"
            d="M-10 70l270 34M60-10l-30 430M126-10l22 430M214-10l-17 430M-10 190l270-44M-10 284l270-26M-10 348l270-8"
          />
          <path
            stroke="oklch(0.38 0.02 262)"
            strokeWidth="5"
            d="M96 84l4 100M176 92l-6 160M10 140l100-2M146 60l114 6M40 240l110-10M206 200l54-6M90 276l6 70M170 266l4 80"
          />
          <path stroke="currentColor" strokeWidth="7" d="M52 246l82-8-8-68 78-14-6-40" />
          <circle cx="52" cy="246" r="9" fill="#fff" stroke="currentColor" strokeWidth="5" />
          <path d="M198 118c-13-16-19-25-19-34a19 19 0 0 1 38 0c0 9-6 18-19 34" fill="var(--danger)" />
          <circle cx="198" cy="84" r="7" fill="#fff" />
        </g>
        <rect className="sheet" x="12" y="12" width="226" height="42" rx="21" />
        <ToyIcon d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0m-1.5 4 5 5" x={36} y={33} />
        <rect className="strong" x="56" y="29" width="88" height="8" rx="4" />
        <ToyIcon d="M12 4a2 2 0 0 1 2 2v5a2 2 0 0 1-4 0V6a2 2 0 0 1 2-2M7 11a5 5 0 0 0 10 0M12 16v4" x={214} y={33} />
      </ToyPart>
      <ToyPart at="bottom">
        <rect className="sheet" x="12" y="-96" width="226" height="62" rx="18" />
        <text className="large" x="30" y="-67">
          {number(12, { style: 'unit', unit: 'minute' })}
        </text>
        <text x="30" y="-46">
          {number(3.4, { style: 'unit', unit: 'kilometer' })}
        </text>
        <circle cx="206" cy="-65" r="20" fill="currentColor" />
        <ToyIcon d="M12 4l7 16-7-4-7 4z" x={206} y={-66} color="var(--ground)" />
      </ToyPart>
    </>
  );
}
