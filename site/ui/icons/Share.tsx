import type { SVGProps } from 'react';
import { Glyph } from './Glyph.tsx';

export function Share(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M12 15V4m-4 3.5L12 3.5l4 4M6 11.5H5v9h14v-9h-1" />
    </Glyph>
  );
}
