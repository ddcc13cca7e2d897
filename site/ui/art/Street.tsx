import type { SVGProps } from 'react';
import css from './Street.module.css';

/** A lit or dark window: offset from the house's left edge and from the ground, and size. */
type Window = readonly [x: number, y: number, width: number, height: number];

type House = {
  /** Distance from the start of the street. */
  x: number;
  width: number;
  /** Heights of the wall and of the gable above it. */
  wall: number;
  gable: number;
  /** In the foreground, and lighter. */
  isNear?: boolean;
  lit?: readonly Window[];
  dark?: readonly Window[];
};

/** Strokes of snow, bars and smoke. */
const snow = {
  stroke: 'oklch(0.6 0.03 262)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const bars = { stroke: 'oklch(0.33 0.05 262)', strokeWidth: 2.5 };
const smoke = { stroke: 'oklch(0.36 0.04 262)', strokeWidth: 6, strokeLinecap: 'round' } as const;

/** Fill of a dark window. */
const dark = 'oklch(0.2 0.04 262)';

/** y coordinate of the ground. */
const ground = 300;

/** One house for each year of the timeline, above its text, each larger than the one before. */
const yearHouses: readonly House[] = [
  { x: 12, width: 96, wall: 58, gable: 40, lit: [[36, 20, 24, 26]] },
  { x: 254, width: 104, wall: 92, gable: 44, lit: [[40, 58, 24, 26]], dark: [[40, 16, 24, 26]] },
  {
    x: 500,
    width: 132,
    wall: 104,
    gable: 54,
    lit: [
      [28, 66, 26, 28],
      [78, 66, 26, 28],
    ],
    dark: [[78, 18, 26, 28]],
  },
  {
    x: 746,
    width: 120,
    wall: 138,
    gable: 52,
    lit: [
      [24, 100, 26, 28],
      [70, 54, 26, 28],
    ],
    dark: [
      [70, 100, 26, 28],
      [24, 54, 26, 28],
    ],
  },
  {
    x: 990,
    width: 176,
    wall: 150,
    gable: 78,
    isNear: true,
    lit: [
      [24, 104, 30, 32],
      [73, 104, 30, 32],
      [122, 104, 30, 32],
      [24, 48, 30, 32],
      [122, 48, 30, 32],
      [76, 160, 24, 24],
    ],
  },
];

/** Houses in the background. */
const backgroundHouses: readonly House[] = [
  { x: -420, width: 110, wall: 60, gable: 44, lit: [[30, 20, 18, 20]] },
  { x: -150, width: 84, wall: 84, gable: 38, dark: [[32, 40, 18, 20]] },
  { x: 138, width: 82, wall: 46, gable: 34, dark: [[30, 14, 18, 18]] },
  { x: 388, width: 76, wall: 64, gable: 34, dark: [[28, 24, 18, 20]] },
  { x: 652, width: 74, wall: 62, gable: 36, dark: [[28, 24, 18, 20]] },
  { x: 886, width: 80, wall: 58, gable: 38, dark: [[30, 18, 18, 20]] },
  { x: 1210, width: 96, wall: 72, gable: 42, lit: [[38, 26, 20, 22]] },
  { x: 1420, width: 120, wall: 56, gable: 48, dark: [[40, 16, 20, 22]] },
];

/**
 * A drawing of a village across the full window width: a house for each year of the company.
 */
export function Street(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      data-mirrored=""
      aria-hidden="true"
      width="100%"
      viewBox="0 0 1200 316"
      fill="none"
      overflow="visible"
      {...props}
    >
      <defs>
        <radialGradient
          id="street-light"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="1"
          gradientTransform="translate(1078 240) scale(230 140)"
        >
          <stop stopColor="var(--lamp)" stopOpacity=".3" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        {...snow}
        stroke="var(--quiet)"
        d="M-60 90h0M84 34h0M190 78h0M330 22h0M432 96h0M566 40h0M706 18h0M812 74h0M930 30h0M1180 14h0M1290 70h0"
      />
      <path fill="oklch(0.205 0.04 262)" d="M-1200 214q235-90 470-30t470 0 470 0 470 0 470 0 470 0 470 0v116h-3290z" />
      <path fill="url(#street-light)" d={`M838 ${ground}V96h480v${ground - 96}z`} />
      <path {...smoke} d="M1134 88c12-10-6-18 6-30s-4-16 4-24" />
      <g fill="oklch(0.255 0.042 262)">
        {backgroundHouses.map((house) => (
          <path key={house.x} d={outlinePath(house)} />
        ))}
      </g>
      <path fill={dark} d={backgroundHouses.flatMap((house) => (house.dark ?? []).map(windowPath(house))).join('')} />
      <path
        fill="var(--lamp)"
        opacity=".7"
        d={backgroundHouses.flatMap((house) => (house.lit ?? []).map(windowPath(house))).join('')}
      />
      {yearHouses.map((house, index) => (
        <g key={house.x} id={`house-${index}`}>
          <path fill={house.isNear ? 'oklch(0.36 0.05 262)' : 'oklch(0.31 0.047 262)'} d={outlinePath(house)} />
          <path {...snow} d={roofPath(house)} />
          <path fill={dark} d={(house.dark ?? []).map(windowPath(house)).join('')} />
          <path className={css.lit} fill="var(--lamp)" d={(house.lit ?? []).map(windowPath(house)).join('')} />
          <path {...bars} d={(house.lit ?? []).map(barsPath(house)).join('')} />
          {house.isNear && <path fill="var(--lamp)" d={`M1062 ${ground}v-44a15 15 0 0 1 30 0v44z`} />}
        </g>
      ))}
      <path fill="oklch(0.36 0.05 262)" d="M1126 100h16v36l-16-14z" />
      <path fill="oklch(0.83 0.16 75 / 0.2)" d={`M1062 ${ground}h30l20 16h-70z`} />
      <path {...snow} d={`M-1200 ${ground}h3600`} />
    </svg>
  );
}

/** The house of a year by itself, in the scale of the largest. The page contains the street as well. */
export function YearHouse({ index, ...rest }: SVGProps<SVGSVGElement> & { index: number }) {
  const house = yearHouses[index];
  if (!house) return null;
  return (
    <svg aria-hidden="true" viewBox={`${house.x + house.width / 2 - 96} 70 192 230`} fill="none" {...rest}>
      <use href={`#house-${index}`} />
    </svg>
  );
}

/** Path of the wall and gable. */
const outlinePath = ({ x, width, wall, gable }: House) =>
  `M${x} ${ground}v${-wall}l${width / 2} ${-gable} ${width / 2} ${gable}v${wall}z`;

/** Path of the snow on the roof. */
const roofPath = ({ x, width, wall, gable }: House) =>
  `M${x - 8} ${ground - wall + 6}l${width / 2 + 8} ${-gable - 6} ${width / 2 + 8} ${gable + 6}`;

/** Path of a window. */
const windowPath =
  ({ x }: House) =>
  ([left, up, width, height]: Window) =>
    `M${x + left} ${ground - up - height}h${width}v${height}h${-width}z`;

/** Path of a window's bars. */
const barsPath =
  ({ x }: House) =>
  ([left, up, width, height]: Window) =>
    `M${x + left + width / 2} ${ground - up - height}v${height}m${-width / 2} ${-height / 2}h${width}`;
