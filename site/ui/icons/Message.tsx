import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Message(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M20 12a7.5 7.5 0 0 1-11 6.6L4 20l1.4-4.4A7.5 7.5 0 1 1 20 12ZM9 12h.01M12.5 12h.01M16 12h.01" />
    </Glyph>
  );
}
