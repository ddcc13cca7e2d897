import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

/** Letters of two scripts. */
export function Languages(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M3 6h10M8 3.5V6m3 0c-.8 3.8-3.5 7-7.5 8.5M5.5 9.5c1 2.3 3 4 5.5 5M12.5 20.5l4.3-10 4.2 10m-1.3-3h-5.900" />
    </Glyph>
  );
}
