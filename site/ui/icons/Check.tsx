import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Check(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Glyph>
  );
}
