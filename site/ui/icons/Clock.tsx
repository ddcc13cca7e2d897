import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Clock(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0m-9-5v5l3.5 2" />
    </Glyph>
  );
}
