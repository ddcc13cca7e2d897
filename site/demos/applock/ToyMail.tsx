import { useText } from '#site/demos/shared/text-context.ts';
import { tileColors, tileDrawings } from '#site/demos/shared/tile-drawings.ts';
import { tileKeys } from './names.ts';
import { ToyIcon } from './ToyIcon.tsx';

/** Who wrote, and what is attached. The first two letters are unread. */
const letters = [
  { app: 'photos', attached: [tileDrawings.photos, tileDrawings.photos] },
  { app: 'bank', attached: ['M7 3h7l4 4v14H7zM10 12h5m-5 4h5'] },
  { app: 'maps', attached: [] },
  { app: 'messages', attached: [] },
  { app: 'calculator', attached: [] },
] as const;

/** Tops of the letters: one with an attachment is higher. */
const tops = [12, 90, 168, 220, 272];

/** An inbox. */
export function ToyMail() {
  const { t } = useText();
  return (
    <>
      {letters.map(({ app, attached }, index) => {
        const top = tops[index] ?? 0;
        return (
          <g key={app}>
            {index > 0 && <path className="rule" d={`M58 ${top - 6}h180`} />}
            <circle cx="32" cy={top + 20} r="18" fill={tileColors[app]} fillOpacity=".3" />
            <ToyIcon d={tileDrawings[app]} x={32} y={top + 20} color={tileColors[app]} />
            <text className={index < 2 ? 'strong' : undefined} x="60" y={top + 25}>
              {t(tileKeys[app])}
            </text>
            {index < 2 ? (
              <circle cx="228" cy={top + 20} r="5" fill="currentColor" />
            ) : (
              <ToyIcon
                d="M12 4l2.4 5.2 5.6.7-4.2 3.9 1.2 5.7-5-2.9-5 2.9 1.2-5.7L4 9.9l5.6-.7z"
                x={226}
                y={top + 20}
                size={18}
              />
            )}
            {attached.map((d, at) => (
              <g key={at}>
                <rect className="soft" x={60 + at * 54} y={top + 38} width="46" height="28" rx="10" />
                <ToyIcon d={d} x={83 + at * 54} y={top + 52} size={18} />
              </g>
            ))}
          </g>
        );
      })}
      <rect x="186" y="280" width="50" height="46" rx="16" fill="currentColor" />
      <ToyIcon d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" x={211} y={303} color="var(--ground)" />
    </>
  );
}
