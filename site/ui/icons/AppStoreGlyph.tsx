import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

/** The iOS store: an arrow pointing into a tile. */
export function AppStoreGlyph(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5M12 7.5v6m-3-2.7 3 3 3-3M8.5 17h7" />
    </Glyph>
  );
}
