import { tileLetter } from '#site/demos/shared/tile-letter.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { tileColors, tileDrawings } from '#site/demos/shared/tile-drawings.ts';
import { tileKeys } from './names.ts';
import { ToyIcon } from './ToyIcon.tsx';
import { ToyPart } from './ToyPart.tsx';

/** Who wrote: an initial that any language has, and a color. The lengths of the lines, and what is attached. */
const letters = [
  { app: 'photos', y: 12, lines: [70, 124, 96], attached: [tileDrawings.photos, tileDrawings.photos] },
  { app: 'bank', y: 114, lines: [54, 108, 130], attached: ['M7 3h7l4 4v14H7zM10 12h5m-5 4h5'] },
  { app: 'maps', y: 216, lines: [88, 136, 74], attached: [] },
  { app: 'calculator', y: 284, lines: [62, 92, 118], attached: [] },
  { app: 'messages', y: 352, lines: [76, 114, 60], attached: [] },
  { app: 'mail', y: 420, lines: [58, 96, 110], attached: [] },
] as const;

/** An inbox. The first two letters are unread. */
export function ToyMail() {
  const { t, language } = useText();
  return (
    <>
      <ToyPart at="top">
        {letters.map(({ app, y, lines, attached }, index) => (
          <g key={app} transform={`translate(0 ${y})`}>
            {index > 0 && <path className="line rule" d="M60 -6h178" />}
            <circle cx="32" cy="24" r="18" fill={tileColors[app]} fillOpacity=".4" />
            <text x="32" y="29" textAnchor="middle">
              {tileLetter(t(tileKeys[app]), language)}
            </text>
            {lines.map((length, line) => (
              <rect
                key={line}
                className={barOf(line, index < 2)}
                fill="#fff"
                x="60"
                y={10 + line * 17}
                width={length}
                height={line === 0 ? 9 : 7}
                rx="4"
              />
            ))}
            {index < 2 ? (
              <circle cx="228" cy="15" r="5" fill="currentColor" />
            ) : (
              <ToyIcon
                d="M12 4l2.4 5.2 5.6.7-4.2 3.9 1.2 5.7-5-2.9-5 2.9 1.2-5.7L4 9.9l5.6-.7z"
                x={226}
                y={20}
                size={18}
              />
            )}
            {attached.map((d, at) => (
              <g key={at}>
                <rect className="soft" x={60 + at * 54} y="60" width="46" height="28" rx="10" />
                <ToyIcon d={d} x={83 + at * 54} y={74} size={18} />
              </g>
            ))}
          </g>
        ))}
      </ToyPart>
      <ToyPart at="bottom">
        <rect x="186" y="-84" width="50" height="50" rx="16" fill="currentColor" />
        <ToyIcon d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" x={211} y={-59} color="var(--ground)" />
      </ToyPart>
    </>
  );
}

/** The style of a letter's lines: its sender, who is in white while the letter is unread, and two lines of its text. */
function barOf(line: number, isUnread: boolean): string | undefined {
  if (line > 0) return 'soft';
  return isUnread ? undefined : 'strong';
}
