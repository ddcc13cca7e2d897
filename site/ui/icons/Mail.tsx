import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Mail(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5M3.5 8l8.5 6 8.5-6" />
    </Glyph>
  );
}
