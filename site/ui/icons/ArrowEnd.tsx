import type { SVGProps } from 'react';

import { MirroredGlyph } from './MirroredGlyph.tsx';

/** An arrow in the reading direction: to the right in English, to the left in Arabic. */
export function ArrowEnd(props: SVGProps<SVGSVGElement>) {
  return (
    <MirroredGlyph {...props}>
      <path d="M5 12h14m-6-6 6 6-6 6" />
    </MirroredGlyph>
  );
}
