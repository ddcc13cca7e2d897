import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Calendar(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M6.5 5.5h11A2.5 2.5 0 0 1 20 8v9.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5V8a2.5 2.5 0 0 1 2.5-2.5M4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
    </Glyph>
  );
}
