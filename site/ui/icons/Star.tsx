import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Star(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path fill="currentColor" d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
    </Glyph>
  );
}
