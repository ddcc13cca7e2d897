import { useText } from '#site/demos/shared/text-context.ts';
import { ToyIcon } from './ToyIcon.tsx';
import { ToyPart } from './ToyPart.tsx';

/** What was paid for (shopping, coffee, the tram, the flat, a gift), the height of its bar, and the latest amounts. */
const spent: readonly { d: string; height: number; latest?: number }[] = [
  { d: 'M3 5h3l2 10h10l2-7H7M9 19h0m8 0h0', height: 50, latest: 47.15 },
  { d: 'M5 8h11v6a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 9h2a2 2 0 0 1 0 5h-2M8 3v2m5-2v2', height: 24, latest: 3.8 },
  { d: 'M7 5h10v11H7zM7 11h10M9 20l1-4m5 4-1-4', height: 34 },
  { d: 'M4 12l8-7 8 7M6 11v8h12v-8', height: 66 },
  { d: 'M4 10h16v10H4zM4 10h16M12 10v10M12 10c-6 0-5-6 0 0 5-6 6 0 0 0', height: 17 },
];

/** A card with its balance, what was spent in a month, and the latest payments. */
export function ToyBank() {
  const { number } = useText();
  const euros = (amount: number) => number(amount, { style: 'currency', currency: 'EUR' });
  return (
    <>
      <ToyPart at="top">
        <rect className="strong" x="14" y="14" width="222" height="104" rx="18" />
        <rect x="32" y="28" width="30" height="22" rx="5" fill="var(--lamp)" />
        <path stroke="var(--ground)" strokeOpacity=".5" d="M32 39h30M47 28v22" />
        {/* It pays without contact. */}
        <path className="line" d="M196 33c4 4 4 10 0 14m7-19c7 7 7 17 0 24m7-29c10 10 10 24 0 34" />
        <text className="large" x="32" y="84">
          {euros(2480.5)}
        </text>
        <text x="32" y="106" direction="ltr">
          •••• {number(4711, { useGrouping: false })}
        </text>
      </ToyPart>
      <ToyPart at="middle">
        <path className="line rule" d="M14 42h222" />
        {spent.map(({ d, height }, index) => (
          <g key={d}>
            <rect
              className={height > 60 ? undefined : 'strong'}
              fill="currentColor"
              x={20 + index * 45}
              y={42 - height}
              width="30"
              height={height}
              rx="8"
            />
            <ToyIcon d={d} x={35 + index * 45} y={58} />
          </g>
        ))}
        <text x="170" y="-30" textAnchor="middle">
          {euros(640)}
        </text>
      </ToyPart>
      <ToyPart at="bottom">
        {spent.slice(0, 2).map(({ d, latest = 0 }, index) => (
          <g key={d} transform={`translate(0 ${index * 40 - 88})`}>
            <circle className="soft" cx="32" r="16" />
            <ToyIcon d={d} x={32} y={0} size={18} />
            <rect className="strong" x="60" y="-4" width={76 - index * 14} height="8" rx="4" />
            <text x="236" y="5" textAnchor="end">
              {euros(latest)}
            </text>
          </g>
        ))}
      </ToyPart>
    </>
  );
}
