import type { SVGProps } from 'react';

import { MirroredGlyph } from './MirroredGlyph.tsx';

/** An opening quotation mark, as ornament; the real marks stand in the text. */
export function Quote(props: SVGProps<SVGSVGElement>) {
  return (
    <MirroredGlyph fill="currentColor" stroke="none" {...props}>
      <path d="M10 6.5c-3.5 1-5.5 4-5.5 8v3H10v-5.5H7.2c.1-2 1-3.3 2.8-4zm9 0c-3.5 1-5.5 4-5.5 8v3H19v-5.5h-2.8c.1-2 1-3.3 2.8-4z" />
    </MirroredGlyph>
  );
}
