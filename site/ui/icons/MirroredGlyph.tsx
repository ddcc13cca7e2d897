import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';
import css from './MirroredGlyph.module.css';

/** A directional glyph, mirrored in right-to-left text. */
export function MirroredGlyph({ className, ...rest }: SVGProps<SVGSVGElement>) {
  return <Glyph className={className ? `${css.mirrored} ${className}` : css.mirrored} {...rest} />;
}
