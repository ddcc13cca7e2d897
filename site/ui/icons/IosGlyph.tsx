import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

/** iOS: a phone with round corners and a pill at the top, instead of a trademarked logo. */
export function IosGlyph(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M10.5 2.5h3A4.5 4.5 0 0 1 18 7v10a4.5 4.5 0 0 1-4.5 4.5h-3A4.5 4.5 0 0 1 6 17V7a4.5 4.5 0 0 1 4.5-4.5m.3 3.5h2.4" />
    </Glyph>
  );
}
