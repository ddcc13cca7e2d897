import { useText } from '#site/demos/shared/text-context.ts';
import { ToyIcon } from './ToyIcon.tsx';

/** Streets, a river and a park, the way to a place, and how long it takes. */
export function ToyMaps() {
  const { number } = useText();
  return (
    <>
      <path className="park" d="M0 96c40-8 70 4 82 30s-8 52-40 58-34 4-42 2z" />
      <path className="river" d="M-10 236c60-8 84-40 120-36s64 34 150 14" />
      <path
        className="street"
        d="M-10 70l270 34M60-10l-24 360M126-10l18 360M214-10l-14 360M-10 190l270-44M-10 284l270-26"
      />
      <path className="lane" d="M96 84l4 100M176 92l-6 160M10 140l100-2M146 60l114 6M40 240l110-10M206 200l54-6" />
      <path className="way" d="M52 246l82-8-8-68 78-14-6-40" />
      <circle cx="52" cy="246" r="9" fill="#fff" stroke="currentColor" strokeWidth="5" />
      <path d="M198 118c-13-16-19-25-19-34a19 19 0 0 1 38 0c0 9-6 18-19 34" fill="var(--danger)" />
      <circle cx="198" cy="84" r="7" fill="#fff" />
      <rect className="sheet" x="12" y="12" width="226" height="42" rx="21" />
      <ToyIcon d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0m-1.5 4 5 5" x={36} y={33} />
      <ToyIcon d="M12 4a2 2 0 0 1 2 2v5a2 2 0 0 1-4 0V6a2 2 0 0 1 2-2M7 11a5 5 0 0 0 10 0M12 16v4" x={214} y={33} />
      <rect className="sheet" x="12" y="266" width="226" height="62" rx="18" />
      <text className="large" x="30" y="295">
        {number(12, { style: 'unit', unit: 'minute' })}
      </text>
      <text className="small" x="30" y="316">
        {number(3.4, { style: 'unit', unit: 'kilometer' })}
      </text>
      <circle cx="206" cy="297" r="20" fill="currentColor" />
      <ToyIcon d="M12 4l7 16-7-4-7 4z" x={206} y={296} color="var(--ground)" />
    </>
  );
}
