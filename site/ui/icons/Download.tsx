import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';

export function Download(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
    </Glyph>
  );
}
