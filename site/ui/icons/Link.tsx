import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Link(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="m10 14 4-4M11 7l1.5-1.5a4.2 4.2 0 0 1 6 6L17 13M13 17l-1.5 1.5a4.2 4.2 0 0 1-6-6L7 11" />
    </Glyph>
  );
}
