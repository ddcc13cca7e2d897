import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

/** The Android store: a play triangle. */
export function PlayStoreGlyph(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M6.5 5.2v13.6a1.2 1.2 0 0 0 1.8 1l11.4-6.8a1.2 1.2 0 0 0 0-2L8.3 4.2a1.2 1.2 0 0 0-1.8 1z" />
    </Glyph>
  );
}
