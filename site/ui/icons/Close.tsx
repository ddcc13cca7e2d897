import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Close(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Glyph>
  );
}
