import type { SVGProps } from 'react';

/** The frame every interface glyph is drawn in: a 24 unit grid, a round 1.75 unit stroke, the text's own colour. */
export function Glyph(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}
