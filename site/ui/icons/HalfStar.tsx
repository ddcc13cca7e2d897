import type { SVGProps } from 'react';

import { MirroredGlyph } from './MirroredGlyph.tsx';

/** A star whose first half, in reading direction, is lit. */
export function HalfStar(props: SVGProps<SVGSVGElement>) {
  return (
    <MirroredGlyph {...props}>
      <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
      <path fill="currentColor" stroke="none" d="M12 3.5v13.4l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
    </MirroredGlyph>
  );
}
