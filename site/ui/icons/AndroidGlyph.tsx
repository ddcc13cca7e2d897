import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

/** Android: a phone with tight corners and a camera hole, instead of a trademarked logo. */
export function AndroidGlyph(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M8.5 2.5h7A2.5 2.5 0 0 1 18 5v14a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 19V5a2.5 2.5 0 0 1 2.5-2.5M12 5.8v.1M10 18.5h4" />
    </Glyph>
  );
}
