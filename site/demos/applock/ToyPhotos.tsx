import type { ReactNode } from 'react';
import { ToyPart } from './ToyPart.tsx';

/** Pictures on 100 × 100 units, and where each is in the grid. */
const pictures: readonly (readonly [x: number, y: number, width: number, height: number, picture: ReactNode])[] = [
  // The sun over the sea
  [
    0,
    0,
    165,
    160,
    <>
      <path fill="oklch(0.5 0.13 330)" d="M0 0h100v100H0z" />
      <path fill="oklch(0.72 0.15 50)" d="M0 40h100v60H0z" />
      <circle cx="62" cy="54" r="14" fill="oklch(0.9 0.13 85)" />
      <path fill="oklch(0.4 0.09 265)" d="M0 62h100v38H0z" />
      <path fill="oklch(0.85 0.12 75)" d="M50 67h24v2H50zM54 73h16v2H54zM58 79h8v2h-8z" />
    </>,
  ],
  // Somebody in a yellow sweater
  [
    167,
    0,
    83,
    160,
    <>
      <path fill="oklch(0.56 0.08 200)" d="M0 0h100v100H0z" />
      <path fill="oklch(0.32 0.06 40)" d="M34 60c-4-34 36-34 32 0z" />
      <circle cx="50" cy="46" r="12" fill="oklch(0.78 0.08 60)" />
      <path fill="oklch(0.82 0.15 85)" d="M20 100c0-46 60-46 60 0z" />
    </>,
  ],
  // Mountains with snow
  [
    0,
    162,
    82,
    108,
    <>
      <path fill="oklch(0.72 0.08 235)" d="M0 0h100v100H0z" />
      <path fill="oklch(0.45 0.05 260)" d="M-10 100L38 26l30 46 12-16 40 44z" />
      <path fill="#fff" d="M38 26L25 46l8-4 6 6 6-5 7 4z" />
    </>,
  ],
  // A flower
  [
    84,
    162,
    82,
    108,
    <>
      <path fill="oklch(0.45 0.09 145)" d="M0 0h100v100H0z" />
      <path
        stroke="oklch(0.85 0.1 350)"
        strokeWidth="26"
        strokeLinecap="round"
        d="M50 28h0M72 42h0M64 68h0M36 68h0M28 42h0"
      />
      <circle cx="50" cy="50" r="12" fill="oklch(0.85 0.16 90)" />
    </>,
  ],
  // A sailing boat
  [
    168,
    162,
    82,
    108,
    <>
      <path fill="oklch(0.8 0.07 220)" d="M0 0h100v100H0z" />
      <path fill="oklch(0.52 0.1 235)" d="M0 66h100v34H0z" />
      <path fill="#fff" d="M48 18v44H22zM52 28l22 34H52z" />
      <path fill="oklch(0.5 0.14 30)" d="M20 66h60l-10 14H30z" />
    </>,
  ],
  // A cat
  [
    0,
    272,
    82,
    170,
    <>
      <path fill="oklch(0.62 0.09 60)" d="M0 0h100v100H0z" />
      <path fill="oklch(0.3 0.03 270)" d="M26 104c0-30 4-40 8-62l10 10h12l10-10c4 22 8 32 8 62z" />
      <circle cx="43" cy="62" r="3.5" fill="oklch(0.87 0.17 105)" />
      <circle cx="57" cy="62" r="3.5" fill="oklch(0.87 0.17 105)" />
    </>,
  ],
  // A hut at night
  [
    84,
    272,
    166,
    170,
    <>
      <path fill="oklch(0.3 0.08 275)" d="M0 0h100v100H0z" />
      <circle cx="80" cy="24" r="6" fill="#fff" />
      <path fill="oklch(0.36 0.07 160)" d="M0 84l14-40 14 40M68 84l16-48 16 48z" />
      <path fill="oklch(0.88 0.02 250)" d="M0 78c30-8 70-6 100 2v20H0z" />
      <path fill="oklch(0.42 0.08 40)" d="M34 82V62l18-14 18 14v20z" />
      <path fill="var(--lamp)" d="M46 64h12v10H46z" />
    </>,
  ],
];

/** Small pictures, edge to edge. */
export function ToyPhotos() {
  return (
    <ToyPart at="top">
      {pictures.map(([x, y, width, height, picture]) => (
        <svg key={`${x} ${y}`} {...{ x, y, width, height }} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
          {picture}
        </svg>
      ))}
    </ToyPart>
  );
}
