import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Search(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-2 4.5 5 5" />
    </Glyph>
  );
}
