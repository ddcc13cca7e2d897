import type { SVGProps } from 'react';
import { mark } from './mark-drawing.ts';

/** Northlamp's logo mark. Sharpest at 16, 32 and 48 px. */
export function LogoMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 16 16" fill="currentColor" {...props}>
      <path d={mark.arch} />
      <circle fill="var(--lamp)" {...mark.lamp} />
    </svg>
  );
}
