import type { SVGProps } from 'react';

/** Northlamp's mark: an arched window, which is also a lower-case n, with the lamp burning in it. Drawn on 16 pixels. */
export function LogoMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 16 16" fill="currentColor" {...props}>
      <path d="M1 15V8a7 7 0 0 1 14 0v7h-3V8a4 4 0 0 0-8 0v7z" />
      <circle fill="var(--lamp)" cx="8" cy="9" r="2.4" />
    </svg>
  );
}
