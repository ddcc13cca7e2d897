import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

/** Three lines, as large as a touch target (30 px). */
export function Menu(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph width="30" height="30" {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Glyph>
  );
}
