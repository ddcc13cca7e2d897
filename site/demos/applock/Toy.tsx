import { tileColors } from '#site/demos/shared/tile-drawings.ts';
import type { AppName } from './phone.ts';

type ToyProps = { app: AppName };

/** Horizontal lines of text, each from a point with a length. */
const text = (...lines: (readonly [x: number, y: number, length: number])[]) =>
  lines.map(([x, y, length]) => `M${x} ${y}h${length}`).join('');

/** A rectangle with round corners. */
const box = (x: number, y: number, width: number, height: number, radius = 14) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1-${radius} ${radius}h-${width - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`;

/** A circle. */
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** Head and shoulders, on a base line. */
const person = (x: number, y: number, size: number) =>
  `${circle(x, y - size * 1.5, size * 0.6)}M${x - size} ${y}a${size} ${size * 0.75} 0 0 1 ${2 * size} 0z`;

/** Tops of the payments. */
const rows = [106, 154, 202, 250] as const;

/** Shapes of each app on 250 × 300 units: surfaces, lines of text, and what catches the eye. */
const drawings: Record<AppName, readonly [surfaces: string, lines: string, accents: string]> = {
  // A conversation with a photo
  messages: [
    box(50, 16, 136, 46) + box(92, 76, 142, 32) + box(50, 122, 128, 92) + box(122, 228, 112, 52),
    text([64, 32, 104], [64, 46, 68], [108, 92, 108], [138, 246, 78], [138, 262, 48]),
    `${person(28, 60, 10)}${person(28, 212, 10)}M58 206l34-44 24 28 14-14 30 30z${circle(148, 148, 9)}`,
  ],
  // A balance with its curve, and payments
  bank: [
    box(16, 16, 218, 76) + rows.map((y) => circle(34, y + 18, 17)).join(''),
    `${text([32, 36, 50])}M150 76l18-14 16 8 18-24 16-8`.concat(
      text(...rows.flatMap((y, at) => [[64, y + 12, 84 - at * 12] as const, [64, y + 26, 44 + at * 6] as const])),
    ),
    box(29, 54, 92, 18, 8) + rows.map((y, at) => box(234 - 34 - at * 6, y + 12, 34 + at * 6, 12, 6)).join(''),
  ],
  // Streets, a way and where it leads
  maps: [
    box(14, 14, 64, 66) + box(92, 14, 62, 66) + box(168, 14, 68, 66) + box(14, 94, 64, 92) + box(168, 94, 68, 92),
    'M46 262v-64H124V88h38',
    `${circle(46, 262, 11)}M162 92c-15-18-22-29-22-40a22 22 0 0 1 44 0c0 11-7 22-22 40z`,
  ],
  // People and places
  photos: [
    box(12, 12, 109, 132) +
      box(129, 12, 109, 84) +
      box(129, 104, 109, 84) +
      box(12, 152, 109, 136) +
      box(129, 196, 109, 92),
    'M137 84l28-30 18 16 16-12 30 26M24 276c14-30 28-30 42-14s30 0 42-18M140 180c18-22 34-22 46-8s30 6 40-6',
    `${person(54, 144, 28)}${person(96, 144, 19)}${circle(214, 34, 9)}${circle(44, 190, 13)}${circle(160, 130, 9)}${person(184, 288, 28)}`,
  ],
  // Letters, two of them unread
  mail: [
    [16, 72, 128, 184, 240].map((y) => circle(36, y + 24, 19)).join(''),
    text(
      ...[16, 72, 128, 184, 240].flatMap((y, at) => [[68, y + 31, 150 - at * 14] as const]),
      [68, 142, 70],
      [68, 198, 94],
      [68, 254, 60],
    ),
    `${box(65, 22, 92, 9, 4)}${box(65, 78, 68, 9, 4)}${circle(226, 28, 6)}${circle(226, 84, 6)}${[16, 72, 128, 184, 240].map((y) => person(36, y + 37, 10)).join('')}`,
  ],
};

/** What a toy app shows: something private, without words. */
export function Toy({ app }: ToyProps) {
  return (
    <svg className="toy" color={tileColors[app]} aria-hidden="true" viewBox="0 0 250 300">
      {drawings[app].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
