import type { ReactNode } from 'react';

/** `width` in px, where no style sets it. */
type SceneProps = { name: string; width?: number | undefined; children: ReactNode };

/** A small drawing on the floor of the night, with a light behind what is lit. */
function Scene({ name, width, children }: SceneProps) {
  const light = `work-${name}`;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 112"
      width={width}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <radialGradient id={light}>
        <stop stopColor="var(--lamp)" stopOpacity=".32" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="80" cy="58" rx="76" ry="54" fill={`url(#${light})`} />
      {children}
      <path stroke="oklch(0.6 0.03 262)" strokeWidth="2" d="M8 103h144" />
    </svg>
  );
}

const far = 'oklch(0.29 0.045 262)';
const near = 'oklch(0.35 0.05 262)';
const edge = 'oklch(0.6 0.03 262)';
const ink = 'oklch(0.46 0.04 262)';

/** One old phone that works, in front of new ones that are only outlines. */
export function FinishedScene() {
  return (
    <Scene name="finished">
      <path
        stroke={ink}
        strokeWidth="2"
        strokeDasharray="1 5"
        d="M20 102V46a7 7 0 0 1 7-7h22M111 39h22a7 7 0 0 1 7 7v56M38 39v-6a7 7 0 0 1 7-7h70a7 7 0 0 1 7 7v6"
      />
      <path fill={near} stroke={edge} strokeWidth="2.5" d="M57 18h46a8 8 0 0 1 8 8v77H49V26a8 8 0 0 1 8-8z" />
      <path fill="oklch(0.2 0.04 262)" d="M55 31h50v58H55z" />
      <path stroke={edge} strokeWidth="2.5" d="M73 24.5h14M80 96h0M105 31l-9 11 5 4-8 9" />
      <path stroke="var(--lamp)" strokeWidth="5" d="m66 62 10 10 18-20" />
    </Scene>
  );
}

/** An open book of decisions, with a pen and a marked line. */
export function WrittenScene({ width }: Pick<SceneProps, 'width'>) {
  return (
    <Scene name="written" width={width}>
      <path fill={near} d="M80 40c-14-12-36-14-60-10v62c24-4 46-2 60 10z" />
      <path fill={far} d="M80 40c14-12 36-14 60-10v62c-24-4-46-2-60 10z" />
      <path
        stroke={edge}
        strokeWidth="2.5"
        d="M80 102V40C66 28 44 26 20 30v62c24-4 46-2 60 10 14-12 36-14 60-10V30c-24-4-46-2-60 10"
      />
      <path
        stroke={ink}
        strokeWidth="3"
        d="M32 44c12-1 24 0 36 5M32 72c12-1 24 0 36 5M92 50c8-4 18-6 26-6M92 64c6-3 12-4 18-5"
      />
      <path stroke="var(--lamp)" strokeWidth="4" d="M32 58c12-1 24 0 36 5" />
      <path fill={near} stroke={edge} strokeWidth="2.5" d="m104 80 34-58 9 5-34 58-11 7z" />
    </Scene>
  );
}

/** A page on which a sentence that promised too much is struck out. */
export function StruckScene() {
  return (
    <Scene name="struck">
      <path fill={near} stroke={edge} strokeWidth="2.5" d="M40 14h62l20 20v69H40z" />
      <path fill={far} stroke={edge} strokeWidth="2.5" d="M102 14v20h20" />
      <path stroke={ink} strokeWidth="4" d="M54 34h32M54 48h54M54 62h12M78 62h26M54 76h54M54 90h30" />
      <path stroke="var(--lamp)" strokeWidth="4" d="M48 64c18-6 46 4 64-4" />
    </Scene>
  );
}

/** A house at night without a light, under the moon. */
export function EveningScene() {
  return (
    <Scene name="evening">
      <path fill="var(--lamp)" d="M118 14a17 17 0 1 0 14 27 14 14 0 0 1-14-27z" />
      <path stroke="var(--quiet)" strokeWidth="2.5" d="M24 24h0M54 12h0M86 22h0M140 66h0M16 58h0" />
      <path fill={far} d="M96 103V78l23-18 23 18v25z" />
      <path fill={near} d="M30 103V60l35-28 35 28v43zM82 34h11v18H82z" />
      <path stroke={edge} strokeWidth="2.5" d="m24 65 41-33 41 33M80 34h15" />
      <path
        fill="oklch(0.2 0.04 262)"
        d="M42 66h14v15H42zm32 0h14v15H74zM58 103V93a7 7 0 0 1 14 0v10zm55-22h12v11h-12z"
      />
    </Scene>
  );
}
