import type { SVGProps } from 'react';

import { Glyph } from './Glyph.tsx';
import css from './MirroredGlyph.module.css';

/** A glyph that points somewhere: it turns with the direction of the text. */
export function MirroredGlyph({ className, ...rest }: SVGProps<SVGSVGElement>) {
  return <Glyph className={className ? `${css.mirrored} ${className}` : css.mirrored} {...rest} />;
}
