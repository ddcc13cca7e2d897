import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function ChevronDown(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Glyph>
  );
}
