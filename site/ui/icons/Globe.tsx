import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Globe(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0H3M12 3c-5 5.4-5 12.6 0 18 5-5.4 5-12.6 0-18" />
    </Glyph>
  );
}
