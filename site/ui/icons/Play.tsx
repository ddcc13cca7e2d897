import type { SVGProps } from 'react';
import { Glyph } from './Glyph.tsx';

/** The play symbol, which points to the right in every language. */
export function Play(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="m7 6 11 6-11 6z" fill="currentColor" />
    </Glyph>
  );
}
