import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

/** A directional glyph, mirrored in right-to-left text. */
export function MirroredGlyph(props: SVGProps<SVGSVGElement>) {
  return <Glyph data-mirrored="" {...props} />;
}
