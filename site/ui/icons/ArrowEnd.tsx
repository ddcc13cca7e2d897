import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

/** An arrow in the reading direction: to the right in English, to the left in Arabic. */
export function ArrowEnd(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph data-mirrored="" {...props}>
      <path d="M5 12h14m-6-6 6 6-6 6" />
    </Glyph>
  );
}
