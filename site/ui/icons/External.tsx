import type { SVGProps } from 'react';

import { MirroredGlyph } from './MirroredGlyph.tsx';

/** Leads to another site. */
export function External(props: SVGProps<SVGSVGElement>) {
  return (
    <MirroredGlyph {...props}>
      <path d="M7 17 17 7M9 7h8v8" />
    </MirroredGlyph>
  );
}
